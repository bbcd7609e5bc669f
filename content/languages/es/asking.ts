import type { Asking } from '#content/product-facts/asking.ts';
import { spanishWords } from './asking-words.ts';

/** What tells Spanish questions about the product; the words have no accents. */
export const spanish: Asking = {
  little: new Set(
    'a al algo asi como con cual cuales cuando cuanta cuantas cuanto cuantos de del donde e el ella ellos en entre es esa ese eso esta estan estas este esto estoy favor fue ha hace hacer haga hago hay la las le les lo los mas me mi mis muy ni nos o oye para pero pon por porfa porque puede pueden puedo que quien quienes quiero se ser si son soy su sus te tener tengo ti tienes tu tus un una unos va van y ya yo'.split(
      ' ',
    ),
  ),
  ending:
    /(?<=.{3})(?:ariamos|aciones|amiento|imiento|andose|iendose|arlos|arlas|arles|erlos|erlas|irlos|irlas|iendo|ieron|aron|acion|ando|adas|ados|idas|idos|arlo|arla|arle|arme|arse|erlo|erla|erme|erse|irlo|irla|irme|irse|amos|emos|imos|aban|aba|ada|ado|ida|ido|ara|are|ian|ia|an|en|ar|er|ir|as|es|os|a|e|o|s|i)$/,
  alike: [
    /^(?:borr\w+|elimin\w+|quit\w+|vaci\w+)$/,
    /^(?:cambi\w+|edit\w+|actualiz\w+|corr[ei][gj]\w+|modific\w+|ajust\w+|arregl\w+|equivo\w+)$/,
    /^(?:ve|ven|ver|veo|vea\w*|vio|vieron|viendo|mir\w+|muestr\w+|mostr\w+|aparec\w+|publicas?|visible)$/,
    /^(?:habl\w+|platic\w+|charl\w+)$/,
    /^(?:mand\w+|envi\w+|adjunt\w+)$/,
    /^(?:busc\w+|busque\w*|busqueda|encontr\w+|encuentr\w+)$/,
    /^(?:eli[gj]\w+|eleg\w+|escog\w+|escoj\w+)$/,
    /^(?:pag\w+|cobr\w+|cuest\w+|cost\w+|precios?|car[oa])$/,
    /^(?:person\w+|gente|usuarios?|miembros?|tip[oa]s?|human[oa]s?|alguien)$/,
    /^(?:amig\w+|prim[oa]s?|conocid[oa]s?)$/,
    /^(?:match\w*|almas?)$/,
    /^(?:personajes?|bots?|robots?|ias?|maquinas?)$/,
    /^(?:telefonos?|celular\w*|movil|compu\w*)$/,
    /^(?:fotos?|imagen\w*|portada|avatar|selfie)$/,
    /^(?:mensaj\w+|msj|textos?)$/,
    /^(?:chats?|conversaci\w+|platicas?|charlas?)$/,
    /^(?:cuestionarios?|test|quiz|prueba)$/,
    /^(?:wildin|app|aplicacion)$/,
    /^(?:edad|anos)$/,
    /^(?:limite|maximo|tope)$/,
    /^(?:avis\w+|notificaci\w+|alertas?)$/,
    /^(?:entr[aeo]\w*|met\w+|unir\w*)$/,
    /^(?:ocult\w+|escond\w+|esconder\w*|invisible)$/,
    /^(?:desconocid[oa]s?|extran[oa]s?|rar[oa]s?)$/,
    /^(?:lee\w*|leo|leyo|lei|leyendo|leido)$/,
    /^(?:record\w+|recuerd\w+|acuerd\w+|memoria|notas?|olvid\w+)$/,
    /^(?:guard\w+|conserv\w+)$/,
    /^(?:ingles|espanol|idiomas?)$/,
    /^(?:crear?|creo|arm[oa]r?|empiez\w+|empez\w+)$/,
    /^(?:verific\w+|insignia|sello)$/,
    /^(?:denunci\w+|report\w+|amenaz\w+|ofensiv\w+|acos\w+|insult\w+|grosero)$/,
    /^(?:sal[gi]\w+|irme|baja|dejar)$/,
    /^(?:paus\w+|descans\w+|congel\w+|suspend\w+|desactiv\w+)$/,
    /^(?:repet\w+|repit\w+|volver|vuelv\w+)$/,
    /^(?:segur[oa]|seguridad|peligros[oa]|confiar)$/,
    /^(?:ciudad|ubicacion|mud\w+|direccion|vivo|estado)$/,
    /^(?:compatib\w+|afin\w*|empareja\w*)$/,
    /^(?:soporte|duen[oa]s?|empresa)$/,
    /^(?:junt\w+|present\w+|conozcan)$/,
  ],
  asked:
    /^(?:(?:y|e|o|pero|oye|oigan|hola|bueno|ok|pues|entonces|wyn|una pregunta|pregunta|por cierto|disculpa|perdon|che|a ver|porfa|por favor) )*(?:que|quien|quienes|cual|cuales|como|cuando|cuant[oa]s?|donde|por ?que|para que|de que|de quien|con que|en que|a que|a quien|a donde|adonde|cada cuanto|es (?:gratis|segur[oa]|posible)|hay|existen?|se (?:pueden?|ve|puso)|me (?:pueden?|van)|puedo|puede[ns]?|podemos|podria|debo|tengo que|hace falta|sirve|funciona|cuesta|cobran|vale|vende[ns]?|usan|lee[ns]?|saben?|sabes|guardan?|dime|explica\w*|no (?:puedo|encuentro|entiendo)|borr\w+|elimin\w+|cancel\w+|cambi\w+|quit\w+|muestra\w*|hacer|ver)\b/,
  words: spanishWords,
};
