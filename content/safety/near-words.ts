/**
 * Words that stand near something grave, by what they name, in the form of a regular expression between the bounds of
 * words. Letters have no accents. Spanish words stand beside the English ones.
 */
const list = (words: string): string =>
  words
    .trim()
    .split(/\s*\n\s*/u)
    .join('|');

const ME = '(?:me|myself|you|him|himself|her|herself|them|themselves|us|ourselves|my|his|our|their|the)';
const KIN =
  '(?:mom|mum|mother|mama|dad|father|papa|parents?|brother|sister|son|daughter|baby|child|kid|kids|husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|grandma|grandpa|grandmother|grandfather|gran|nana|aunt|uncle|cousin|nephew|niece|friend|best friend|neighbor|neighbour|dog|cat|horse|twin|twins|whole family)';
const KIN_ES =
  '(?:madre|mama|padre|papa|padres|hermano|hermana|hijo|hija|bebe|marido|esposo|esposa|mujer|novio|novia|abuelo|abuela|tio|tia|primo|prima|amigo|amiga|perro|perra|gato|gata)';

/** Words that mean something else: they are taken out of a text first. */
export const idioms = list(`
died (?:of )?laughing|die (?:of )?laughing|dying (?:to|for a|of laughter|of curiosity)|to die for|dead (?:tired|serious|on|right|sure|set|simple|easy|quiet|end|ends|line|lift|weight|heat|center|pan|sea|wood)
(?:chat|conversation|talk|group|room|battery|phone|laptop|internet|wifi|line|app|party|town)(?: is|s| was| went| goes| feels)? (?:completely |totally |so )?dead|dead (?:battery|phone|chat|silence|conversation)
(?:feet|foot|legs?|arms?|hands?|fingers?|thumbs?|knees|brain) (?:is|are|were|feels?|felt|went) (?:so |completely |totally |half |basically |kinda )?dead(?! from)|dead (?:funny|cute|slow|lucky|useful)
killing (?:me|it|time)|killed it|kills? (?:time|the vibe|the mood)|sick of|sick (?:beat|track|tune|burn)|cuts? to the chase|price cuts?|short cuts?|hair ?cuts?|cut my hair|cut (?:sugar|carbs|costs|back|down|out|off the)|cuts the
shot (?:a |some |the )?(?:photos?|pictures?|film|video|of espresso)|long shot|big shot|flu shot|knitting needles?|pine needles?|heart attack of joy|wet blanket|burnt? (?:the )?(?:toast|rice|cake|bread|dinner|onions|beans|cookies|pancakes|garlic|out)
stroke of (?:luck|genius)|breast ?stroke|different strokes|bite the bullet|bullet (?:points?|journal|train)|silver bullet|under the knife of|jump(?:ed|ing|s)? (?:in(?! front)|into|on|at|to|around|up|for joy)|lost my (?:keys?|phone|wallet|bag|temper|voice|mind|train|place|way|count|job|bet|game|glasses|ticket)
bridge (?:the gap|of a song)|cliff ?hanger|on edge|over the edge of|cutting edge|terminal (?:window|[a-z]|\\d)|(?:bus|airport|ferry) terminal|(?:i|we) (?:also )?work (?:(?:nights|days|evenings|too|part time|as an? \\w+) )*(?:at|in|for) an? hospital|(?:im|i am) (?:an? (?:\\w+ )?(?:nurse|doctor|porter|cook|cleaner|aide)|on nights,?(?: too,?)?) (?:at|in) an? hospital|in an? hospital (?:lab|laboratory|kitchen|pharmacy|canteen|laundry)|blood (?:bank|drive|oranges?|moon|type)|over my dead body|drop dead gorgeous|dead ?pan|la muerte de risa|muert[oa] de (?:risa|hambre|sueno|cansancio|ganas|frio|calor|sed)|me muero (?:de|por)|corte de pelo|me corte el pelo
`);

const body = list(`
cuts|cutting|cut ${ME}(?= (?:self|arms?|legs?|wrists?|thighs?|skin|again|last|this|with|on|and|so|because|when|before|yesterday|tonight|up|open|badly)\\b|$)|cut (?:myself|himself|herself|themselves)|scars?|scarred|bruis\\w+|bleed\\w*|blood\\w*|bled|wounds?|wounded|injur\\w+|stitches|bandag\\w+|burns|burnt?|burn(?:ed|ing)? ${ME}|veins?|wrists?|bones?|ribs?|knuckles
(?:broken|broke|fractured|shattered) (?:my |his |her |a |the )?(?:arm|leg|nose|jaw|hip|neck|back|skull|collarbone|ankle|finger|hand|rib|ribs)|hit my head|concussion|bite marks?|black eye|swollen (?:eye|face|lip)|skin (?:open|until|bleeds?)|scratch\\w* (?:my|his|her) (?:skin|arms?|legs?|face)|self harm\\w*|harm(?:ed|ing)? ${ME}|hurt(?:ing|s)? (?:myself|herself|himself)
strangl\\w+|chok(?:ed|es|ing)|suffocat\\w+|smother\\w*|beat(?:s|en|ing)? (?:me|her|him|us|them)(?: up)?|beaten up|beat up|(?:hit|hits|punched|slapped|kicked|shoved|grabbed|threw) (?:me|her|him|my mom|my sister|my brother)\\b|raped?|rapist|assault\\w*|molest\\w+|abus\\w+|attacked (?:me|her|him|by)|amputat\\w+|paraly[sz]\\w+|unconscious|collaps\\w+|passed out|blacked out|faint(?:ed|ing|s)|threw up|throwing up|vomit\\w*|purg(?:e|ed|ing)|starv\\w+
(?:not|havent|hasnt|have not|has not|never) (?:been )?(?:eaten|eating|slept) (?:in|for|since|anything|at all)|not eaten|havent eaten|stopped eating|overdos\\w+|pills?|tablets|needles?|syringes?
cortes|cortad[ao]s?|me cort[oe]|cortarme|cortandome|sangr\\w+|moreton\\w*|heridas?|herid[oa]s?|cicatri\\w+|pastillas|munecas|me lastim\\w+|lastimarme|hacerme dano|me hago dano|desmay\\w+|no (?:como|he comido|duermo) (?:nada )?(?:desde|hace)|vomit\\w+|me (?:pega|pego|golpe\\w+)|le (?:pega|pego)|golpiza|paliza|costillas?|quemadur\\w+|me quem[oe]|estrangul\\w+|ahorc\\w+|asfixi\\w+|ojo morado|sobredosis|violaron|me violo|abus\\w+|amput\\w+|(?:brazo|pierna|nariz) rot[oa]|jeringa\\w*
`);

const death = list(`
died|dies|dying|dead|deaths?|deadly|passed away|passed on|passing of|funerals?|wake for|memorial|burials?|buried|bury|burying|graves?|graveyard|cemetery|coffin|casket|hearse|morgue|autopsy|eulogy|cremat\\w+|ashes|urn|obituary|condolence\\w*|widow\\w*|orphan\\w*|mourn\\w*|grie(?:f|ving|ve)|stillb\\w+|miscarr\\w+|abortion|rest in peace|rip|suicid\\w*|murder\\w*|homicide|drown\\w*|hang(?:ed|ing) (?:himself|herself|myself|themselves)|hung (?:himself|herself|myself)
lost (?:him|her|them|the baby|(?:my|our|his|her|their|a|both|all|two|three)(?: \\w+)? ${KIN})|lost (?:my|our) ${KIN}|put (?:him |her |them |our |my )?(?:dog |cat |horse )?(?:down|to sleep)(?= (?:this|last|today|yesterday|on|and|because|in)\\b|$)|was put down|(?:didnt|did not|never|wont|will not) (?:make|made) it(?! to (?:the|work|dinner|class|your|my))|took (?:his|her|their|my) own life|take my (?:own )?life|end (?:my|her|his) life
(?:${KIN}|he|she|they)(?:s| is| are| was| were) (?:\\w+ )?gone(?! (?:to|out|for|shopping|home|fishing|on|quiet|away for|crazy|wild))|no longer with us|not with us anymore|no heartbeat|without a heartbeat|heart stopped|stopped breathing|last breath|never woke up|not wake up|wont wake up|didnt wake up|(?:switched|turned|shut|switch|turn) (?:off|them off)? ?the (?:machines?|ventilator)|pull(?:ed)? the plug|life support|(?:found|saw|identified|carried|washed) (?:her|his|the|a|my \\w+) body|(?:her|his|the|dead) body (?:was|is|in|on|lay)|corpse|bodies|bled out|(?:was|were|got|been|is|are|be|he|she|they|who) killed|killed (?:himself|herself|themselves|myself|my|our|him|her|them|by|in|two|three|a|the)|kill(?:ing|s)? (?:myself|himself|herself|him|her|them|my|people|somebody|someone)|in heaven|afterlife
muert\\w+|murio|murieron|moria\\w*|morir\\w*|muere|fallec\\w+|entierro|enterr\\w+|sepult\\w+|velorio|velatorio|tumba|cementerio|ataud|funeral\\w*|luto|viud[ao]|huerfan\\w+|cenizas|descanse en paz|se quito la vida|quitarse la vida|se mato|suicid\\w+|mataron|asesin\\w+|se ahogo|ahogad\\w+|sin vida|perdi(?:mos)? (?:a|al) (?:mi |nuestr[oa] )?${KIN_ES}|perdimos al bebe|aborto|${KIN_ES} ya no esta|ya no (?:esta|estan) (?:con nosotros|aqui)|cadaver|el cuerpo de
`);

const illness = list(`
cancer\\w*|tumou?rs?|chemo\\w*|radiation|radiotherapy|leuk\\w+|lymphoma|metasta\\w+|biops\\w+|diagnos\\w+|terminal|hospice|palliative|icu|intensive care|hospital\\w*|ambulance|emergency room|paramedics?|strokes?|seizures?|epilep\\w+|heart (?:attack|failure|disease|surgery|condition)|aneurysm|dementia|alzheimer\\w*|parkinson\\w*|als|dialysis|ventilator|oxygen|coma|relaps\\w+|rehab|withdrawal|detox|psych(?:iatric)? (?:ward|hospital|unit)|psychiatric|inpatient|asylum
hiv|aids|sepsis|infection|infected|pneumonia|tuberculosis|hepatitis|cirrhosis|transplant\\w*|donor|kidneys?|liver|lungs?|pancrea\\w+|surger(?:y|ies)|operat(?:e|ed|ion) (?:on|anymore|is|went|again)|cannot operate|lump|mastectomy|anorexi\\w+|bulimi\\w+|eating disorder|schizo\\w+|psychosis|psychotic|bipolar|depress(?:ion|ed)|ptsd|panic attacks?|lupus|sclerosis|diabet\\w+|insulin|(?:\\w+) months (?:to live|left)|(?:weeks|days|months) to live|(?:doctors?|they) (?:says?|said|gave|give) (?:me |him |her )?(?:\\w+ )?(?:weeks|months)|incurable|disease|illness|(?:is|was|am|im|very|so|really|got|been|fell|seriously|too) (?:ill|sick)|bedridden|feeding tube
tumor\\w*|quimio\\w*|radioterapia|urgencias|infarto|ictus|derrame|ambulancia|diagnostic\\w*|leucemia|metastasis|vih|sida|cuidados intensivos|uci|me operan|lo operan|la operan|operacion|operaron|quirofano|cirugia|bulto|enferm\\w+|dialisis|trasplante|psiquiatric\\w*|psiquiatra|depresion|deprimid[oa]|desahuciad[oa]|neumonia|epilepsia|convulsion\\w*|recaida|recai|rehabilitacion|demencia|esquizofrenia|rinones|higado
`);

const weapon = list(`
guns?|handguns?|gunshots?|pistols?|rifles?|shotguns?|revolvers?|bullets?|ammo|ammunition|firearms?|trigger|kni(?:fe|ves)|blades?|razors?|box ?cutter|machete|axes?|hatchet|scissors|dagger|sword|noose|rope|weapons?|poison\\w*|bleach|bombs?|grenade|explosives?|taser|pepper spray|crossbow|stab(?:bed|bing|s)?|(?:was|were|got|been|is|gets|be) shot|shot (?:him|her|me|my|himself|herself|them|at|dead|in the|by)|(?:somebody|someone|he|she|they|who) shot|shooting|shooter|pointed (?:it|one|that|his|her) (?:\\w+ )?at|arson
pistolas?|cuchillos?|navajas?|armas?|soga|revolver|hachas?|escopeta|tijeras|veneno|envenen\\w+|balas?|balazos?|disparo\\w*|disparar\\w*|dispare|me apunt\\w+|apunal\\w+|punal|bombas?|granadas?|metralleta
`);

const farewell = list(`
goodbye (?:letters?|notes?|messages?|video|forever|world|everyone|all)|this is (?:my )?goodbye|(?:last|final) (?:letters?|message|words|wishes|will|night (?:on|here|alive)|goodbye|note)|my (?:last|final) (?:night|day|days|hours)|last (?:time|thing) (?:i|you|we) (?:will |ever |am |would |shall )?(?:write|see|hear|talk|speak|say|ever)|last time i ll|my will|wrote (?:my|a) will|farewell\\w*|(?:wont|will not|not|wouldnt) (?:be (?:here|around)|hear from me|see me)|(?:giving|gave|give) (?:away )?(?:all )?my (?:things|stuff|clothes|books|guitar|dog|cat)(?: away)?|(?:who|somebody|someone) (?:gets|get|takes|will get|should get) my|(?:wanted|want|came|come|here|time|need|have|trying|how) to say goodbye|say(?:ing)? goodbye to (?:you|everyone|everybody|them all|the world|my (?:kids|children|mom|dad|family))|said goodbye to (?:everyone|everybody)|one last time|(?:when|after|once) i(?: am|m|ve| have|ll be)? (?:gone|not here|dead)|find (?:somebody|a home) for my (?:dog|cat)|(?:take|takes|taking) care of my (?:dog|cat|kids|children|mom)|tell (?:my|the) (?:\\w+ )?${KIN} (?:that )?i (?:love|loved|am sorry)|(?:letters?|notes?) to (?:everyone|everybody|each|my (?:kids|children|parents|mom|dad|sister|brother|daughter|son|family))|(?:letters|notes) (?:for|to) (?:each|all|everyone)|settled (?:everything|my affairs)|affairs in order|deleted (?:all )?my accounts|nobody (?:will|would) (?:miss|notice)|better off without me|they will find (?:it|me|everything)|disappear forever
despedi\\w+|testamento|(?:ultima|ultimo) (?:vez|noche|carta|dia|mensaje|voluntad)|(?:mis|las) ultimas (?:palabras|voluntades)|cuando (?:ya )?(?:no este|me haya ido|me vaya para siempre)|cartas? (?:a|para) todos|(?:deje|dejo|escribi) (?:una|las|sus) cartas?|adios (?:para siempre|a todos|mundo)|no me (?:vas a ver|veras|volveran a ver|volveras a ver)|regal[eo] (?:todas )?mis cosas|quien cuide (?:a |de )?mi|estarian mejor sin mi|nadie me (?:va a )?extran\\w+
`);

const height = list(`
bridges?|rooftops?|roof|ledges?|cliffs?|balcon(?:y|ies)|rail|rails|railings?|guard ?rail|window ?sill|overpass|viaduct|train tracks?|railway|the tracks|subway platform|platform edge|(?:stood|stand|standing|stands|waited|stayed|sat|am|was) (?:on|at|by) the (?:platform|edge|rail|window|top)|high ?rise|skyscraper|towers?|parking garage|scaffold\\w*|the dam|(?:top|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\d+(?:st|nd|rd|th)) floor|the edge|climb(?:ed|ing)? over|look(?:ed|ing|s|ed straight)? (?:straight )?down|so far down|(?:and|it was|is) (?:so|very) (?:high|far down|far below)|jump(?:ed|ing|s)? (?:off|from|out|down|in front)|fell (?:off|from|out|down)|fall(?:ing)? (?:off|from|out of)|heights|quarry|ravine|gorge|water tower
puentes?|azoteas?|tejados?|acantilados?|balcon|balcones|cornisa|vias del tren|anden|torres?|(?:el|al) borde|barranco|precipicio|rascacielos|piso \\d+|(?:decimo|noveno|octavo|septimo|sexto|quinto|ultimo) piso|mir(?:o|e|ar|ando|aba) (?:hacia |para )?abajo|salt(?:o|e|ar|aba|aste) (?:de|desde|del|al)|me (?:tiro|tire|tiraria)|tirarme|caerme (?:de|desde)|la altura|el vacio
`);

export const nearWords: readonly string[] = [body, death, illness, weapon, farewell, height];
