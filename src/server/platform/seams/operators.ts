import { registerOnce } from './register-once.ts';

interface OperatorKeeper {
  isOperator: (userId: number) => Promise<boolean>;
}

/** Knows who may use the operators' pages, for code that must not import the feature. */
export class Operators {
  readonly #parts: Partial<OperatorKeeper> = {};

  register(keeper: OperatorKeeper): void {
    registerOnce(this.#parts, keeper);
  }

  async admits(userId: number): Promise<boolean> {
    return (await this.#parts.isOperator?.(userId)) === true;
  }
}
