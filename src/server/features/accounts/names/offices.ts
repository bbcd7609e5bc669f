import { skeletonOf } from '#content/skeleton.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(skeletonOf));

/** What an office of the product would care for, in English and Spanish. */
const CARES = list(
  'abuse account accounts administration appeals billing compliance help legal moderation payments privacy safety ' +
    'security support trust verification ' +
    'administracion asistencia ayuda confianza cuenta cuentas moderacion pagos privacidad seguridad soporte verificacion',
);
/** What an office is called, beside what it cares for. */
const BODIES = list(
  'agent agents center centre central department dept desk helpdesk hotline hq line lead manager office officer ' +
    'officers official officials operator operators rep representative representatives service services specialist ' +
    'staff squad supervisor team unit ' +
    'agente agentes central centro departamento equipo linea mesa oficial oficina personal servicio servicios tecnico',
);
/** Words that make an office of what it cares for only where no other word is in the name: "Live Support". */
const BESIDE = list(
  'app chat client community customer global it live member members online tech technical user users ' +
    'cliente clientes comunidad miembros usuarios vivo linea',
);
const BETWEEN = list('a al and at de del e el en for in la las los n of our the to y your');
/** Offices that are named in a way of their own. */
const WHOLE = list(
  'customercare customerservice clientservices atencionalcliente servicioalcliente atencioncliente customersuccess ' +
    'modteam modsteam teammod themodteam equipomod modstaff moderatorteam communitymanager communityteam ' +
    'equipodelacomunidad policyteam enforcementteam reportcenter reportsteam equipodereportes systemmessage ' +
    'systemnotice systemalert mensajedelsistema avisodelsistema securityalert safetyalert securitynotice safetynotice ' +
    'alertadeseguridad avisodeseguridad accountrecovery accountsuspended accountlocked accountalert accountnotice ' +
    'cuentasuspendida cuentabloqueada dataprotection protecciondedatos safetybot securitybot supportbot helpbot',
);

/** The fewest letters of what a body cares for and the body together that are found inside a longer word. */
const SHORTEST = 9;

/** Returns a name without the digits that end its words. Its skeleton has letters for them. */
export const withoutDigits = (name: string): string => name.replaceAll(/\d+(?![\p{L}\d])/gu, ' ');

/** Returns whether a name reads as an office of the product, also beside other words, spelled apart or with digits. */
export function readsAsOffice(name: string): boolean {
  return [name, withoutDigits(name)].some((text) =>
    isOffice(
      skeletonOf(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== ''),
    ),
  );
}

function isOffice(words: readonly string[]): boolean {
  const joined = words.join('');
  return WHOLE.has(joined) || hasOffice(words) || isWholly(words) || hasJoined(joined);
}

/** Returns whether what is cared for stands beside its body: "the Safety Team", "Centro de Ayuda". */
function hasOffice(words: readonly string[]): boolean {
  const telling = words.filter((word) => !BETWEEN.has(word));
  return telling.some((word, at) => {
    const next = telling[at + 1] ?? '';
    return (CARES.has(word) && BODIES.has(next)) || (BODIES.has(word) && CARES.has(next));
  });
}

/** Returns whether a name has no word but those of offices, and cares for something: "Trust & Safety". */
function isWholly(words: readonly string[]): boolean {
  const telling = words.filter((word) => !BETWEEN.has(word));
  const known = (word: string): boolean => CARES.has(word) || BODIES.has(word) || BESIDE.has(word);
  return telling.length > 1 && telling.every(known) && telling.some((word) => CARES.has(word));
}

/** Returns whether an office is written without blanks, or with blanks elsewhere: "SafetyTeam", "Supp ort Cen ter". */
function hasJoined(joined: string): boolean {
  return JOINED.some((office) => joined.includes(office));
}

const JOINED: readonly string[] = [...CARES].flatMap((care) =>
  [...BODIES].flatMap((body) =>
    [`${care}${body}`, `${body}${care}`, `${body}de${care}`].filter(({ length }) => length >= SHORTEST),
  ),
);
