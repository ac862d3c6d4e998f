import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  socketMessageFrom,
  socketMessageSchema,
  socketRequestSchema,
} from '../../src-shared/ipc/socketMessages.ts';

describe('messages over the socket', () => {
  it('are told apart: replies have an id, events a channel', () => {
    const reply = { id: 1, reply: { ok: true } };
    const event = { channel: 'matchChanged', payload: { revision: 1 } };
    for (const message of [reply, event, { channel: 'settingsChanged' }]) {
      expect(socketMessageFrom(socketMessageSchema, JSON.stringify(message))).toEqual(message);
    }
    expect(socketMessageFrom(socketMessageSchema, '{"id":1,"channel":"a"}')).toBeUndefined();
  });

  it('are never taken for a request when they are none, and never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(socketMessageFrom(socketRequestSchema, text)).toBeUndefined();
      }),
    );
  });
});
