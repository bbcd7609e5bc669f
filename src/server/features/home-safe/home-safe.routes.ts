import * as contract from '#contract/home-safe.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';

export function homeSafe(server: Server): void {
  const later = async (): Promise<never> => {
    throw new AppError('unavailable');
  };
  serve(server, contract.getHomeSafe, later);
  serve(server, contract.addTrusted, later);
  serve(server, contract.changeTrusted, later);
  serve(server, contract.askTrusted, later);
  serve(server, contract.removeTrusted, later);
  serve(server, contract.setPins, later);
  serve(server, contract.previewOuting, later);
  serve(server, contract.startOuting, later);
  serve(server, contract.getOuting, later);
  serve(server, contract.answerOuting, later);
}
