import * as contract from '#contract/operator.settings.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { answer, endLink, makeLink, newcomers, placeLinks } from './joining.ts';
import { clearDemo, setSetting, settingsOf } from './settings.ts';

/** The operators' page of the settings that are no secrets. */
export function operatorSettings(server: Server): void {
  const { deps } = server;
  serve(server, contract.readSettings, () => settingsOf(deps));
  serve(server, contract.changeSetting, ({ caller, body }) => setSetting(deps, caller.userId, body));
  serve(server, contract.removeDemoCommunity, async ({ caller, body }) => ({
    removed: await clearDemo(deps, caller.userId, body.typed),
  }));
  serve(server, contract.listPlaceLinks, async () => ({ links: await placeLinks(deps) }));
  serve(server, contract.makePlaceLink, async ({ caller, body }) => ({
    address: await makeLink(deps, caller.userId, body),
    links: await placeLinks(deps),
  }));
  serve(server, contract.endPlaceLink, async ({ caller, params }) => {
    await endLink(deps, caller.userId, params.id);
    return { links: await placeLinks(deps) };
  });
  serve(server, contract.listNewcomers, () => newcomers(deps));
  serve(server, contract.answerNewcomer, async ({ caller, params: { userId }, body }) => {
    await answer(deps, caller.userId, { userId, isLetIn: body.answer === 'let_in' });
    return newcomers(deps);
  });
}
