// A worker that can't even be loaded.
throw new Error('nothing works');
