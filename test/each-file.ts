import { restartSerials } from './serials.ts';

restartSerials();
