export { makeStore } from '../store/store.ts';
