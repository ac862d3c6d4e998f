import './theme/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { connect } from './connect.ts';
import { lacksFiles, loadLater } from './loadLater.ts';
import { AppState } from './state/app.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('the page lacks its #app');
const connection = connect();
connection.onStatus((status) => {
  if (status === 'up' && lacksFiles()) location.reload();
});
const app = new AppState(
  connection,
  async () => (await loadLater(() => import('./screens/Match.svelte'))).default,
);
mount(App, { target, props: { app } });
