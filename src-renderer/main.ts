import './theme/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { connect } from './connect.ts';
import { AppState } from './state/app.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('the page lacks its #app');
const app = new AppState(connect(), async () => (await import('./screens/Match.svelte')).default);
mount(App, { target, props: { app } });
