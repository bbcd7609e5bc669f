export { settleCompanions } from './settle.ts';
