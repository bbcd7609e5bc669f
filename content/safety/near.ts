/**
 * Words that stand near something grave: a hurt body, a death, an illness, a weapon, a farewell or a height. A line with
 * one may be harmless, so it leads to no card. It only ends the jokes. Spanish words stand beside the English ones.
 */
const NEAR: readonly RegExp[] = [
  // A hurt body.
  /(?<![\p{L}\d])(?:cuts|cutting|scars?|scarred|bruis\w+|bleed\w*|blood\w*|bled|wounds?|wounded|stitches|bandag\w+|burns|burnt?|veins?|wrists?|bones?|starv\w+|passed out|fainted|overdos\w+|pills?|tablets|needles?|cortes|sangr\w+|moret[oó]n\w*|heridas?|cicatri\w+|pastillas|mu[nñ]ecas)(?![\p{L}\d])/iu,
  // A death.
  /(?<![\p{L}\d])(?:died|dies|dying|(?<!\b(?:chat|conversation|talk|group|room|battery|phone|laptop) (?:is|was|went|goes|feels) )dead(?! (?:chat|end|line|battery|silence))|death|deaths|passed away|funerals?|wake for|burial|buried|bury|graves?|graveyard|cemetery|coffin|casket|ashes|urn|obituary|widow\w*|orphan\w*|mourn\w*|grie(?:f|ving|ve)|stillb\w+|miscarri\w+|lost (?:him|her|them|my|our|the baby)|suicid\w*|murder\w*|drown\w*|muert\w+|muri[oó]|morir\w*|falleci\w+|entierro|funeral\w*|luto|viud[ao]|cenizas)(?![\p{L}\d])/iu,
  // An illness.
  /(?<![\p{L}\d])(?:cancer|tumou?rs?|chemo\w*|radiation|leuk\w+|lymphoma|metasta\w+|biopsy|diagnos\w+|terminal|hospice|palliative|icu|intensive care|hospital\w*|ambulance|emergency room|stroke|seizures?|heart attack|dementia|alzheimer\w*|als|dialysis|ventilator|life support|coma|relaps\w+|rehab|withdrawal|detox|psych ward|c[aá]ncer|tumor\w*|quimio\w*|urgencias|infarto|ambulancia|diagn[oó]stico)(?![\p{L}\d])/iu,
  // A weapon.
  /(?<![\p{L}\d])(?:guns?|pistols?|rifles?|shotgun|bullets?|ammo|firearm|kni(?:fe|ves)|blades?|razors?|machete|noose|rope|weapons?|pistola|cuchillos?|navaja|arma|armas|soga)(?![\p{L}\d])/iu,
  // A farewell.
  /(?<![\p{L}\d])(?:goodbye (?:letters?|notes?|messages?|video)|last (?:letter|message|words|wishes|will|night on)|my will|wrote (?:my|a) will|farewell\w*|won['’]?t be (?:here|around)|not be (?:here|around)|giving (?:away )?(?:all )?my things|gave (?:away )?(?:all )?my things|saying goodbye to everyone|said goodbye to everyone|one last time|(?:when|after|once) i(?:['’]?m| am) gone|find somebody for my (?:dog|cat)|take care of my (?:dog|cat|kids)|despedid\w+|testamento|[uú]ltima vez|cuando ya no est[eé])(?![\p{L}\d])/iu,
  // A height, or a way to fall.
  /(?<![\p{L}\d])(?:bridges?|rooftops?|roof|ledges?|cliffs?|balcon(?:y|ies)|railing|window ?sill|overpass|train tracks?|the tracks|platform edge|high ?rise|top floor|\d+(?:st|nd|rd|th) floor|the edge|jump(?:ed|ing)? (?:off|from|in front)|puentes?|azotea|acantilado|balc[oó]n|cornisa|v[ií]as del tren)(?![\p{L}\d])/iu,
];

/** Returns whether a text names something beside which a joke would hurt. */
export const isNearGrave = (text: string): boolean => NEAR.some((sign) => sign.test(text.normalize('NFC')));

/** Wyn's answers then: no wit, no question back, a way on. */
export const nearTalks = [
  'Tell me more, I am listening.',
  'I am listening. Take the time it takes.',
  'Thank you for telling me. Go on, if you like.',
  'I read every word of that. What happened next?',
  'That sounds like a lot. I am here, and I am not in a hurry.',
  'I will not make light of that. Say as much as you want to.',
] as const;
