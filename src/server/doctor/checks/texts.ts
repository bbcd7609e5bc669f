import { notSetUp, well, wrong, type Check } from '#server/doctor/finding.ts';

export const texts: Check = {
  id: 'texts',
  name: ({ t }) => t('doctor.texts', 'Text messages'),
  look: async ({ config: { twilio } }, signal) => {
    if (twilio === undefined) return notSetUp;
    const { accountSid, authToken, baseUrl } = twilio;
    const answer = await fetch(
      `${baseUrl.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}.json`,
      {
        headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
        redirect: 'error',
        signal,
      },
    );
    await answer.body?.cancel();
    if (answer.ok) return well(({ t }) => t('doctor.texts-well', 'signed in'));
    const { status } = answer;
    return wrong(({ t }) => ({
      title: t('doctor.texts-wrong', 'Text messages are not leaving'),
      fact: t('doctor.texts-wrong-fact', 'The service refuses the account ({status}).', { status }),
      detail: t('doctor.texts-wrong-safe', 'Whoever signs in by mail or passkey notices nothing.'),
      todo: t('doctor.texts-wrong-todo', 'Check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.'),
    }));
  },
};
