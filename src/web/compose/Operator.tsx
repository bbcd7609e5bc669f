import { use } from 'react';
import { OperatorPages } from '#web/features/operator/OperatorPages.tsx';
import { Lost } from '#web/frame/lost.ts';

/** The operators' pages; for everybody else the address does not exist. */
export function Operator() {
  return <OperatorPages lost={use(Lost)} />;
}
