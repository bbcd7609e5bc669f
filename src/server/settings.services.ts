import type { SettingGroup } from './settings.ts';

/** The settings that connect services of others. Without them, the server asks nobody anything. */
export const serviceSettings: readonly SettingGroup[] = [
  {
    title: 'Mail, text messages and notifications',
    settings: {
      SMTP_URL: {
        default: 'none',
        meaning:
          'The server that sends its mail. Without it, mail stays in the local outbox, and on a public address it is not sent.',
        example: 'smtp://user:password@mail.example.com:587',
        isSecret: true,
      },
      MAIL_FROM: {
        default: 'Wildin <hello@localhost>',
        meaning: 'The sender of its mail.',
        example: 'Wildin <hello@example.com>',
      },
      TWILIO_ACCOUNT_SID: {
        default: 'none',
        meaning:
          'A Twilio account for text messages. It takes all three: account, token and sender. Without them, text messages go the way of mail without SMTP_URL. Trusted persons outside are then told by mail alone.',
        example: 'AC0123456789abcdef0123456789abcdef',
      },
      TWILIO_AUTH_TOKEN: { default: 'none', meaning: 'The token of that account.', isSecret: true },
      TWILIO_FROM: { default: 'none', meaning: 'The number that text messages come from.', example: '+15005550006' },
      TWILIO_BASE_URL: {
        default: 'https://api.twilio.com',
        meaning: 'Another server that speaks Twilio’s API.',
        example: 'https://texts.example.com',
      },
      PUSH_HOSTS: {
        default: 'the services of the browsers',
        meaning: 'Further push services to believe, by host, with commas.',
        example: 'push.example.com, push.example.org',
      },
    },
  },
  {
    title: 'A language model',
    settings: {
      LLM_BASE_URL: {
        default: 'none',
        meaning:
          'Any OpenAI-compatible endpoint for Wyn and the AI characters, together with LLM_MODEL. Without it, both answer from what is written for them.',
        example: 'http://127.0.0.1:11434/v1',
      },
      LLM_MODEL: { default: 'none', meaning: 'The name of the model there.', example: 'gemma3:4b' },
      LLM_API_KEY: { default: 'none', meaning: 'The key of that endpoint, where it wants one.', isSecret: true },
      LLM_DAILY_MESSAGES: {
        default: '60, or what the operator’s page says',
        meaning: 'What one person may ask of it in one day.',
        example: '30',
      },
    },
  },
  {
    title: 'Words in another language, and voice notes',
    settings: {
      TRANSLATE_URL: {
        default: 'the language model, if there is one',
        meaning:
          'A server that speaks LibreTranslate’s API. It translates a message or a post for a reader who taps. Without it and without a language model, nobody is offered a translation.',
        example: 'http://127.0.0.1:5000',
      },
      TRANSLATE_KEY: { default: 'none', meaning: 'The key of that server, where it wants one.', isSecret: true },
      TRANSCRIBE_URL: {
        default: 'none',
        meaning:
          'An OpenAI-compatible endpoint with /audio/transcriptions. It writes out a voice note for a listener who taps. Without it, nobody is offered that.',
        example: 'http://127.0.0.1:8000/v1',
      },
      TRANSCRIBE_MODEL: {
        default: 'whisper-1',
        meaning: 'The name of the model there.',
        example: 'Systran/faster-whisper-small',
      },
      TRANSCRIBE_KEY: { default: 'none', meaning: 'The key of that endpoint, where it wants one.', isSecret: true },
    },
  },
  {
    title: 'Payments for premium',
    settings: {
      STRIPE_SECRET_KEY: {
        default: 'none',
        meaning:
          'Takes payments through Stripe’s own pages; it takes all five: key, webhook secret and three prices. Without it the page says that nobody can be charged; with DEV_TOOLS a sandbox on this machine stands in.',
        isSecret: true,
      },
      STRIPE_WEBHOOK_SECRET: {
        default: 'none',
        meaning: 'The secret of Stripe’s webhook, which has to call /api/premium/webhook.',
        isSecret: true,
      },
      STRIPE_PRICE_ANNUAL: {
        default: 'none',
        meaning: 'The recurring price of a year, by its id at Stripe.',
        example: 'price_1AnnualPlan',
      },
      STRIPE_PRICE_QUARTERLY: {
        default: 'none',
        meaning: 'The recurring price of three months.',
        example: 'price_1QuarterlyPlan',
      },
      STRIPE_PRICE_MONTHLY: {
        default: 'none',
        meaning: 'The recurring price of a month.',
        example: 'price_1MonthlyPlan',
      },
      STRIPE_TAX: { default: 'false', meaning: 'With true, Stripe works out taxes.', example: 'true' },
      STRIPE_URL: {
        default: 'https://api.stripe.com',
        meaning: 'Another service that speaks the same calls.',
        example: 'http://127.0.0.1:12111',
      },
    },
  },
  {
    title: 'GIFs',
    settings: {
      KLIPY_KEY: {
        default: 'none',
        meaning:
          'GIFs of KLIPY beside the product’s own 48. Members load them from its hosts once they ask for that. Set this one or GIPHY_KEY, not both.',
        isSecret: true,
      },
      KLIPY_URL: {
        default: 'https://api.klipy.com',
        meaning: 'Another server that speaks KLIPY’s API.',
        example: 'https://gifs.example.com',
      },
      GIPHY_KEY: { default: 'none', meaning: 'The same with GIFs of GIPHY.', isSecret: true },
      GIPHY_URL: {
        default: 'https://api.giphy.com',
        meaning: 'Another server that speaks GIPHY’s API.',
        example: 'https://gifs.example.com',
      },
    },
  },
  {
    title: 'Lists of known pictures',
    settings: {
      HMA_URL: {
        default: 'none',
        meaning: 'A Hasher-Matcher-Actioner with lists of known pictures. It gets hashes, never pictures.',
        example: 'http://127.0.0.1:5000',
      },
      HMA_TOKEN: { default: 'none', meaning: 'The token of that server, where it wants one.', isSecret: true },
      HMA_BANKS: {
        default: 'none',
        meaning: 'What its banks hold. Pictures of banks that are not named go to review.',
        example: 'NCMEC=minor,STOPNCII=intimate',
      },
      PHOTODNA_KEY: {
        default: 'none',
        meaning: 'The key of PhotoDNA; it needs PHOTODNA_HASHER_URL too.',
        isSecret: true,
      },
      PHOTODNA_HASHER_URL: {
        default: 'none',
        meaning: 'Where Microsoft’s hasher runs on your own machines. It takes a picture and answers {"hash": base64}.',
        example: 'http://127.0.0.1:5001/hash',
      },
      PHOTODNA_URL: {
        default: 'https://api.microsoftmoderator.com/photodna/v1.0/MatchEdgeHash',
        meaning: 'Another server that speaks Match Edge Hash.',
        example: 'https://hashes.example.com/match',
      },
    },
  },
  {
    title: 'Calls',
    settings: {
      TURN_URL: {
        default: 'none',
        meaning:
          'The relay for calls, such as coturn, with commas between several addresses; it takes TURN_SECRET too. Without it, two people who call each other see each other’s network address, and are asked first.',
        example: 'turn:turn.example.com:3478, turns:turn.example.com:5349',
      },
      TURN_SECRET: {
        default: 'none',
        meaning: 'The secret of that relay (`static-auth-secret` of coturn), which signs credentials for ten minutes.',
        isSecret: true,
      },
      STUN_URL: {
        default: 'none',
        meaning: 'A server that tells browsers their address, for calls without a relay between two networks.',
        example: 'stun:stun.example.com:3478',
      },
    },
  },
  {
    title: 'Traces',
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: {
        default: 'none',
        meaning: 'A collector of OpenTelemetry that takes OTLP over HTTP. It gets traces and the metrics of /metrics.',
        example: 'http://localhost:4318',
      },
    },
  },
];
