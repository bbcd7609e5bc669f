import { isLoopback } from '#server/config.ts';
import { notSetUp, since, wait, well, wrong, type Check } from '#server/doctor/finding.ts';

export const payments: Check = {
  id: 'payments',
  name: ({ t }) => t('doctor.payments', 'Payments'),
  look: async ({ config: { stripe, publicUrl } }, signal) => {
    if (stripe === undefined) return notSetUp;
    const { secretKey, webhookSecret, url, isSandbox, prices } = stripe;
    const begun = performance.now();
    const answers = await Promise.all(
      Object.values(prices).map(async (price) => {
        const answer = await fetch(`${url.replace(/\/$/, '')}/v1/prices/${encodeURIComponent(price)}`, {
          headers: { authorization: `Bearer ${secretKey}` },
          redirect: 'error',
          signal,
        });
        await answer.body?.cancel();
        return { price, status: answer.status };
      }),
    );
    const ms = since(begun);
    const bad = answers.find(({ status }) => status >= 400);
    if (bad !== undefined) {
      const { price, status } = bad;
      const isKey = status === 401 || status === 403;
      return wrong(({ t }) => ({
        title: t('doctor.payments-wrong', 'Nobody can pay'),
        fact: isKey
          ? t('doctor.payments-key', 'The payment service refuses our key ({status}).', { status })
          : t('doctor.payments-price', 'The payment service does not know the price {price} ({status}).', {
              price,
              status,
            }),
        detail: t('doctor.payments-safe', 'Whoever has premium keeps it.'),
        todo: isKey
          ? t('doctor.payments-key-todo', 'Set STRIPE_SECRET_KEY to a key that is valid.')
          : t('doctor.payments-price-todo', 'Correct the STRIPE_PRICE_ settings.'),
      }));
    }
    if (!webhookSecret.startsWith('whsec_')) {
      return wrong(({ t }) => ({
        title: t('doctor.payments-webhook', 'Payments are not heard of'),
        fact: t('doctor.payments-webhook-fact', 'STRIPE_WEBHOOK_SECRET is no secret of a webhook.'),
        detail: t('doctor.payments-webhook-safe', 'A paid plan is found when the person comes back.'),
        todo: t('doctor.payments-webhook-todo', 'Copy the one that begins with whsec_ from the webhook’s page.'),
      }));
    }
    if (!isSandbox && secretKey.includes('_test_') && !isLoopback(publicUrl.hostname)) {
      return wait(({ t }) => ({
        title: t('doctor.payments-test', 'Payments are only for trying'),
        fact: t('doctor.payments-test-fact', 'STRIPE_SECRET_KEY is a test key, so nobody is charged.'),
        todo: t('doctor.payments-test-todo', 'Set the live key when you mean it.'),
      }));
    }
    return well(({ t }) => t('doctor.payments-well', 'right, {ms} ms', { ms }));
  },
};
