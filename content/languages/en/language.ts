import type { LanguageFacts } from '#content/languages/language.ts';

export const english: LanguageFacts = {
  englishName: 'English',
  locale: 'en-US',
  direction: 'ltr',
  quotes: ['“', '”'],
  emojiGroups: [
    'Smileys',
    'People',
    '',
    'Animals and nature',
    'Food',
    'Places',
    'Activities',
    'Objects',
    'Symbols',
    'Flags',
  ],
  offices: {
    cares:
      'abuse account accounts administration appeals billing compliance help legal moderation payments privacy safety ' +
      'security support trust verification',
    bodies:
      'agent agents center centre central department dept desk helpdesk hotline hq line lead manager office officer ' +
      'officers official officials operator operators rep representative representatives service services specialist ' +
      'staff squad supervisor team unit',
    beside: 'app chat client community customer global it live member members online tech technical user users',
    between: 'a and at for in of our the to your',
    whole:
      'customercare customerservice clientservices customersuccess modteam modsteam teammod themodteam modstaff ' +
      'moderatorteam communitymanager communityteam policyteam enforcementteam reportcenter reportsteam systemmessage ' +
      'systemnotice systemalert securityalert safetyalert securitynotice safetynotice accountrecovery accountsuspended ' +
      'accountlocked accountalert accountnotice dataprotection safetybot securitybot supportbot helpbot',
  },
};
