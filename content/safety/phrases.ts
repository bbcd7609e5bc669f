import { words, type Part } from './words.ts';
import type { SafetyCase } from './case.ts';

/**
 * Phrases of each case, built of parts (words.ts). In a phrase, `{DIE}` is any word of the part `DIE`, and `a|b` is
 * either word. `..` is up to three other words, `....` up to eight. `?` follows an optional word. `^` and `$` are the
 * ends of the text. The weight of a phrase is learned. A `sure` phrase always leads to a question, and at least 97 of
 * 100 examples with a `sure` phrase are grave.
 */
interface Phrases {
  sure: readonly string[];
  maybe: readonly string[];
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const phrases: Readonly<Record<SafetyCase, Phrases>> = {
  self_harm: {
    sure: lines(`
      thinking|thought|thoughts|think|im|ive|been .. about|of ending things|everything|it all? $|tonight|soon|lately|again
      im|i|ill {WISH} just? end|ending it|things $|tonight|all|now|today|soon
      {WISH} .. kill|hang|drown|unalive|shoot|end|off|gas|stab|poison myself
      kill|killing|hang|hanging|unalive|unaliving|suffocate|drown|drowning|shoot|shooting|end|ending myself $|tonight|tomorrow|today|soon|because|with|again|but|and|i|if|by|in|last|all|every|is|sounds|right|now
      i|im|ive|id|ill|me|my|myself|to {WISH} .. {CUT}
      if .. i .. kill myself
      {WISH} .. not|stop|never be|exist|existing|being alive|here|anymore|around|breathing $|anymore|alive
      {WISH} .. end|ending my|this life|everything|it life|$|all|tonight|myself
      take|taking my own? life $|tonight|tomorrow|i|and|because|soon|with|but
      dont|doesnt|didnt|never|not wanna|want|see|feel .. live|be alive|exist|wake up|living|be around|keep living|go on anymore|$|without|like|in|and|but|because|if|so|tomorrow|again|with|no|any
      dont|dnt|didnt wanna|want|like be|being here|alive anymore|$|tonight|tomorrow|and|with|no
      dont wanna b|be|stay|live|exist|wake here|on|up|anymore|$|alive .. $
      wanna|want|wanted to? be dead
      wish|wished|wishing i|id|my was|were|am|wasnt|werent|never|had|could|would|didnt .. dead|born|alive|die|exist|existed|wake|breathing
      hope|hoping|wish|pray i|god|that .. dont|never|not|wont|takes|take wake|me|live|up
      better off|of dead|without me|if i
      be|being easier|better|simpler to|if|being i? .. dead|die|died|gone|here|alive
      worth|worthless more? dead than|alive|$
      no|any|whats|what|see|the|little reason|point|is|use .. living|live|alive|existing|breathing|life|going on
      isnt|not|aint|life|isn worth living|it anymore|$
      life isnt worth
      thinking|thought|thoughts|think .. about|of .. {CUT}
      suicidal $|again|thoughts|rn|tonight|since|ideation|and|today|lately|for|hi|but|i
      feel|feeling|im|been|am suicidal
      commit|committing|attempt|attempting suicide
      my suicide|goodbye|final|farewell note|letter|letters|attempt
      how|many|what .. {PILLS} .. to die|kill|fatal|lethal|take|does
      lethal|fatal dose
      {LOTS} .. {PILLS} .. {TOOK}
      painless|quickest|easiest|fastest|best|least painful|quick way|ways|method .. die|go|end|dead|kill|suicide|out
      how to|do|i .. die|kill myself|tie a noose|hang $|painlessly|myself|noose|without|quickly|tonight
      {MEANS} .. in my hand|mouth|head
      standing|sitting|stand|sat|im|parked|i .. on|at|by the|a|this bridge|ledge|roof|rooftop|edge|overpass|tracks|platform .. {SOON}|jump|thinking|dont|nobody|step
      keep|been|started|started|back|urge|urges|want|relapsed|relapse|stop|stopped|wanna to? .. {CUT}|cutting|self harm
      been|keep|started|started|back|im|again|the cutting|cuttin again|$|my|to
      cut|cutting too? deep
      slit|slitting|cut|cutting my wrists|wrist|veins
      wrists are|is bleeding|cut
      have|made|got|had|ive a? plan .. {DIE}|do it|tonight|myself|end|date|method
      tonights|todays|its|tonight|is the|my|going last? night|day|time .. i|im|on|alive|earth|life
      not|wont|dont|isnt|dont be|think|planning|plan|on|gonna|see|ill .. alive|here|around|make it|seeing|live .. tomorrow|morning|through|christmas|weekend|night|week|year|anymore|much longer|sunday|birthday|next|forty|40
      see my|you|him|her|them|mom|dad|son|baby .. again soon|in heaven
      {WISH} .. join|follow my|him|her|them|mom|dad|husband|wife|son|daughter|baby|late .. death|heaven|grave|dead|$|soon
      live|living|life|go on|carry on without him|her|them .. {NOT}
      cant|can go on $
      i|im deserve|meant to|should|supposed to|ought just? die|dead|rot|suffer|be dead|the pain|be punished|not
      someone like? me should|shouldnt|deserves .. alive|exist|live|die
      i|im a|such burden|waste .. to|on|of everyone|everybody|family|all|space|them|my|you
      voices .. tell|telling|told|say|want|saying|scream .. me|my kill|hurt|jump|cut|die|end .. myself|me|die|it|$
      hurting|hurt|cut|cutting|harming|harm|burning|burn|starving|unalive|kill|killing myself .. tonight|again|rn|relief|calm|help|feel|stop
      not|dont|cant trust|safe|keep .. myself .. $|tonight|alone|right|alive|around|with|today
      not safe with|around|by|alone myself|$|tonight|rn
      stopped|stop|quit|skipping|not taking|eating|took my .. insulin|meds|heart|dialysis .. happens|let|die|nature|over|purpose|care|wait
      hope|hoping|wish|pray i|a|the|id|that .. get|hits|hit|crash|crashes|truck|bus|car|cancer|die .. me|cancer|hit|accident|sleep|soon|fault|over
      wouldnt|wont mind|care if? i|not|never|if .. wake|waking|die|died|hit|dead
      if i died|disappeared|vanished|die|was|were|wasnt|left .. nobody|no|noone|would|they|tonight|gone|today|dead|would
      kys|kms $|tonight|fr|lol|rn|today|now|i
      ^ kms|unalive|suicide|suicidal $
      ctb|catch the bus soon|tonight|$
      {NOT} .. reason .. live|stay|alive
      only way|thing out|option|left|one .. $|this|dead|death|die
      life insurance .. suicide
      survived|after|failed|my|tried|another|first|last .. suicide|attempt|overdose .. again|week|ago|month|feel|back|yesterday|knows
      driving|drive .. let|letting|swerve|swerving|into|wheel|off .. go|of|wheel|oncoming|tree|bridge|wall|cliff|traffic|truck|$
      mejor sin|si mi|yo
      quiero|quisiera|deseo|ganas de|pienso en|voy a|ojala|pensando en|he pensado en|planeo|intente|me gustaria .. {DIE}
      quiero|ganas|voy|pienso|vuelto|volvi|volver|necesito|otra vez .. {CUT}
      me quiero|voy|dan ganas|voy a|a .. morir|matar|suicidar|ahorcar|cortar|tirar
      no|ya quiero|puedo|vale|tengo|tiene|encuentro|veo|hay .. vivir|viviendo|vida|existir|seguir|despertar|sentido|aqui .. $|mas|asi|viviendo|nada|sola|solo
      si .. me mato|mate|muero
      hoy|acabo|tome|trague|tomado .. {LOTS} .. {PILLS}
      acabo|tome|trague|tomado .. {PILLS}
      carta|nota .. despedida|adios|suicida
      en|desde|sobre el|la|las puente|azotea|vias|balcon|cornisa .. no|saltar|tirar|volver|bajar|pienso
      una carga para|de
      ojala|espero|quisiera|le pido .. no|me|dios .. despierte|despertar|muera|lleve|atropelle|mate
      je|recommence|envie|besoin|recommence|a .. {CUT}
      marre|fatigue|fatiguee|quoi bon|sert|plus envie|raison .. vivre|d exister|existence|la vie|continuer|etre
      plus|pas|rien envie|la force|de|gout|raison|a .. vivre|continuer|etre la|attendre de la vie
      lettre|mot .. adieu|suicide
      pris|avale|prendre .. {LOTS}|mes|tous|boite .. {PILLS}
      mieux|soulages|tranquilles sans moi
      un poids|fardeau pour
      adieu $|a tous|tout|mes|pour
      sur le|un pont|toit|bord|rails .. rentrer|sauter|pas|envie|je
      ne me reveille|reveiller|reveillais pas|plus
      tentative .. semaine|dernier|hier|ratee|rate|suicide
      dont|not|no|hate wanna|want|need|to|more .. hotline|hotlines|988|helpline|lifeline|crisis
      wanna|urge|gonna|need|to cut $|so|again|tonight|rn|bad|deep|deeper
      people who kill|killed themselves|themself
    `),
    maybe: lines(`
      i|im|ive|id|ill|just|really|to|honestly|and|^ {WISH} just? die|kms|suicide $|tonight|tomorrow|now|today|anymore|lol|tbh|so|and|but|because|already|alone|soon|please|in|by|before|pls|rn|fr|every|all|again|i
      end|ending|ended my own? life|existence
      nobody|noone|one|everyone|theyd|they|family|kids|world would|will|wouldnt .. better|miss|notice|care|happier|relieved .. me|gone|died|without|if
      nothing left? .. live for
      tired|sick|exhausted|done|over|hate|hating of|with|being|from? .. living|alive|existing|life|existence $|anymore|now|every|and|here|i
      {WISH} .. jump|jumping|throw|throwing|walk|walking|step|stepping|drive|driving|crash|crashing off|in|into|from|out|myself|my .. bridge|roof|building|balcony|cliff|overpass|train|trains|bus|truck|traffic|tree|window|ledge|wall|river|ocean|sea|tracks|pole|lake|car
      think|thinking|thought|thoughts|imagine|imagining|picture|dream|fantasize about|of|i|just? .. {DIE}
      wrote|written|writing|finished|leave|leaving .. suicide|goodbye|my note|letter|letters|notes
      {TOOK} .. {LOTS} .. {PILLS}
      {TOOK} {LOTS} my|the|of|a my|the|a? {PILLS}
      {CUT} again|tonight|rn|so|because|when|every|to|till|until|on|since|i|again|deep|is|today|because|just|was
      i|my hurt|burn|punish|hate|starve|cut|burned myself .. when|to|again|every|so|because
      i {WISH} {DIE}
      last|final night|day|days|hours|message|goodbye on|alive|of|before|i|here|earth|ever .. earth|life|alive|go|die|$
      goodbye|bye|farewell cruel? world|everyone|forever|all
      cant|can|dont|no|not|wont go|keep|live|do|take|carry|face|stand .. on|going|this|life|living|it like|anymore|another|any .. $|longer|day|this|more
      tried|try to .. {DIE} .. last|yesterday|again|week|and|knows|failed
      je|j|veux|envie|vais|pense|songe|aimerais|pensais|besoin .. {DIE} $|ce|demain|tout|mais|et|je|la|vraiment|depuis|tous|j|un|quand|parce|maintenant|sans|plus
      existing|living|life|breathing hurts|is too|so|pain
      {DIE} {SOON}
      {WISH} .. {DIE}
      {WISH} .. hurt|harm|cut|burn|starve myself
      {CUT}
      life has no|meaning|without|meaningless
      what|whats is? the point .. in|of|anymore|$
      why am i still? here|alive|even here|alive|$|bothering|trying
      why bother|even .. living|alive|anymore|trying
      done|finished|over with|living it|life|everything|living|all $|anymore
      {I} .. disappear|vanish forever|for good|$|tonight|and
      nobody|noone|no one .. stop|miss|find|notice|come|cares .. me|my
      only|last|one thing|person|reason|one .. keeping|stopping|keeps|stops|talk|holding .. me
      do something .. stupid|bad|cant take|regret|myself|rash
      before i|we do|go|leave|end .. it|this|$|something
      bought|got|have|found|kept|hid|saved|stockpiling|stockpiled|hoarding|loaded|cleaned|counting|counted .. {MEANS} $|today|tonight|up|just|on|for|next|under
      i have .. access to|enough .. {PILLS}|drugs|gun
      give|giving|gave|given away .. my|stuff|things|dog|cat
      affairs|will .. in order|signed|ready
      made|at|finally peace|calm .. with|everyone|decision|ends|go
      picked|set|have|chose|circled a|the|my date|day|spot|place
      know exactly|how|when|where .. how|when|do it|would|going
      no|not way|other out|options|hope|future|tomorrow .. $|for|left|me|other
      hopeless|worthless|pointless|numb|empty|hollow|trapped
      cant do|take|handle this|it|life .. anymore|$
      dont|not|never .. planned|planning|expect|see|think .. live|past|seeing|see|future|make it|30|40
      tell|say my|them .. i|its|it love|loved|sorry|wasnt|goodbye|fault
      sorry|forgive|perdonenme|pardon .. for|me|what|everything|por|pour .. about|gonna|did|do|hacer|faire|ce
      take care of|feed my|the .. dog|cat|kids|her .. when|after|before|im|gone
      goodbye|thank|thanks .. for .. everything|nice|listening|time .. $|its|it|time
      where im|i going|go .. wont|dont
      im|i opting|checking|leaving|going|want out|soon|away|to sleep $|forever|permanently|for good
      let go|letting go|give up|giving up|gave up .. $|on life|everything
      hate my|myself|being|living $|life|so|alive|and|myself
      dont|havent .. eaten|eating|eat|food .. days|dont|disappear|plan|week
      purge|purging|throw up|vomit|binge|laxatives .. every|meal|eat|cant|stop|blood
      scratch|bang|hit|bite|pick|bleed|bleeds|bleeding .. my|skin|head .. until|till|wall|stop
      urge|urges|tempted|relapse|relapsed
      i|id want|wanna|wish|need|just it|the pain|this|everything|all to? .. stop|over|end|quiet
      wont|not|dont be|need|have .. here|around|problem|worry|longer|burden|bother .. me|you|anymore|$|next|much|tomorrow
      join|with|see|follow my|him|her|them .. again|other side|heaven|soon
      at|on|to|edge the|a edge|ledge|bridge|roof|cliff|cliffs|platform|tracks|overpass|water .. look|looking|calling|stop|think|down|jump|again|step|hour|every
      existing|living|life|breathing|being alive hurts|is|feels .. much|unbearable|pain|hard|exhausting|too|hell
      my funeral|obituary|obituaries|coffin|grave
      make it|look like|as an? accident
      {PILLS} .. {LOTS}|saved|stash|hide|counting
      hide|take .. the|my .. {MEANS} .. from|away|me
      crisis line|hotline|988|lifeline .. hung|hold|no|dont|help|called|didnt
      psych ward|hospital .. again|just|already
      si .. no|me .. despertar|despierto|atropelle
      ya no puedo|aguanto|quiero|tengo|sere|voy mas|$|fuerzas|seguir|nada|carga
      no confio en mi
      regale|regalado|repartido mis|todo cosas
      para que seguir|vivir
      donde voy
      me da igual .. morir|vivir|atropelle|todo
      me voy para siempre
      dias sin comer
      n en peux|peut plus $|de
      je .. disparaitre|partir|dormir pour|toujours|jamais $|toujours|et
      debarrasses de moi
      dernier|derniere message|soir|nuit|jour
      c est fini pour moi
      confiance ce soir
      la ou je vais
      la vie .. interesse|sens|plus|rien
    `),
  },
  harmed: {
    sure: lines(`
      ^ my {LOVER} hits|beats|hitting|beating|punches|chokes|slaps me $|and|when|every|again|at|in|if|so
      his|her|their hands .. my|around throat|neck
      on top of me
      forced|forces|forcing|made|makes|make|making|pressured|coerced himself|me|us .. sex|sleep|himself|on|touch|strip|marry|sell|men|photos|naked
      wouldnt|wont|didnt|doesnt|not|never let|lets|letting|allow|allowed me|us|them leave|go|out|see|have|work|eat|talk
      no|stop .. did|kept|do|didnt|wouldnt it|going|stop anyway|going|$
      if .. i|leave|tell|go|sees|finds|knew .. hell|hed|shell|he|she|theyll|they|would|im .. kill|hurt|beat|find|dead|hit .. me|$
      {ANYONE} .. bruises|bruised|bruise|black eye|broke my|cracked my|split my|lip|strangled|stitches
      bruises|bruised|black eye|moretones|bleus|busted lip .. from|him|her|makeup|concealer|again|fell|husband|boyfriend|ex|digo|arms|cover|hide|partner
      my ex|someone|guy|man .. outside|following|followed|follows|knows|found|shows|showing|broke|keeps|wont leave|waiting .. me|my|live|up|in|house|work|address|alone|door|tracker
      tracker|gps|camera|spyware|airtag on|in my car|phone|room|bag
      scared|afraid|terrified|frightened of|to|he|she|my|for .. {LOVER}|him|home|dad|stepdad|father|go home|hell|son|leave|my life
      post|leak|leaked|send|publish|share .. my nudes|naked|nude|pictures|video|photos|pics
      send|sends|post .. the|my|that .. video|pictures|photos|nudes .. to|unless|if|everyone|family
      is it|this abuse|rape|assault if|when
      help they|he|she|me|please wont|has|have|locked|keeps|leave|hurting|hes
      touched|touches|touching|groped|fondled|kissed me|my .. when|and|he|i|without|boss|little|child|he|inappropriately|there|under
      uncle|stepdad|grandpa|coach|priest|teacher|cousin|brother|neighbor used|would|did|touched|touches|does|keeps .. touch|touches|things|me|to .. me
      trafficked|sold me|pimp|held against my will|being held
      me .. volvio|volvio a|vuelve a|va a|quiere pegar|matar|golpear|violar
      si lo|la|me dejo|voy|denuncio .. mata|matara|me
      no me deja salir|ver|tener|trabajar|hablar|ir
      tengo|me da miedo de|a|que|pedirle|mi .. {LOVER}|el|mate|pegue
      me m|ma|mon|il|elle|on|qui frappe|bat|battu|gifle|giflee|tape|tabasse|etrangle|etranglee|viole|violee|menace|harcele|enferme|agressee|cogne|frappee|force|forcee|suit|pousse|insulte
      j ai ete violee|viole|agressee|agresse|battue|frappee|harcelee|droguee|sequestree
      si je|on pars|quitte|parle .. tue|tuer|tuera|mort
      j ai peur de|qu|que|il .. mari|copain|lui|il|frappe|rentrer|ex|mec|pere
      non .. quand meme|continue|force
      bleus .. bras|corps|partout
    `),
    maybe: lines(`
      my|mi|mon|ma|his|the|a {LOVER} .. {HURTS} .. me|my|us|$|again|when
      my {KIN} .. {HURTS} me|us $|when|with|because|again|and|every|if|for|last|in|so|by|at|on|but|since|still|too|i
      my {ANYONE} still|always|just|keeps|constantly? hits|beats|slaps|hurts|chokes|rapes|abuses|molests|touches|hitting|beating|hurting me
      he|she|they|hes|shes|dad|mom|someone|who|husband|boyfriend|man|guy|boss|uncle|coach|priest|ex .. raped|rapes|molested|strangled|choked|groped|drugged|kidnapped|assaulted|abused|abuses|beats|punched|slapped|slaps|stabbed|tortures|pinned|dragged|shoved|robbed|threatened|threatens|backhanded me
      i|im|ive was|got|am|being|been|have|were just|almost|sexually|physically|badly? raped|molested|abused|assaulted|attacked|jumped|mugged|kidnapped|trafficked|drugged|beaten|groped|stalked|blackmailed|stabbed|shot|threatened|extorted|strangled|hit
      {HURTS} me .. head|face|stomach|wall|stairs|hair|throat|belt|phone|again|drinks|drunk|floor|arm|neck|fist|knife|bed
      hurt|kill|shoot|stab|beat|find|hit me .. if|when|in .. i|leave|home|tell|go|sleep|he|ever|refuse
      threatened|threatens|threatening|threat|amenaza|menace .. to|con|de .. kill|hurt|burn|post|take|leak|kids|family|send|publicar|matar|tuer|publier|envoyer|me|nudes|photos|video
      stalker|stalking|stalked me|my|has|sent|is|came|knows
      keep|keeps|took|takes|took|has|holding|hold|stole|hides my passport|papers|phone|money|card|id|documents|keys|wheelchair|insulin|shoes|pension
      locks|locked|lock|locking me|the .. in|room|door|doors|out|basement|house|apartment|closet
      violent|abusive|dangerous $|with|when|and|towards|toward|partner|husband|boyfriend|relationship|home|again|tonight|if|to
      physically|sexually|emotionally|domestic abusive|abused|abuse|assaulted|abusing|violence
      he|she|him|ex .. outside|banging|pounding|downstairs|door|yelling|shouting|screaming .. my|the|door|house|right|outside|now|bathroom
      me pega|golpea|maltrata|viola|pego|golpeo|violo|violaron|abusa|abuso|acosa|persigue|encierra|amenaza|ahorco|empujo|manosea|obliga|obligo|obligan|forzo|agarro|encerro|chantajea|patea|jalonea|insulta
      mi {LOVER}|{KIN} .. pega|golpea|maltrata|grita|encierra|controla|amenaza|pego|mata|viola|sigue
      {LOVER}|{KIN}|il|elle|on m|me|nous a|ont? .. frappe|bat|gifle|giflee|tape|tabasse|etrangle|etranglee|viole|violee|menace|harcele|enferme|cogne|frappee|force|forcee|battu|battue|tue|agressee|touchee|suit|etouffe|bouscule|drogue|droguee
      scared|afraid|terrified|frightened .. of|to|go .. home|him|husband|boyfriend|dad|man|partner|ex|wife|girlfriend|son
      {LOVER} .. yells|yell|screams|screamed|jealous|controls|controlling|checks|tracks|punched|punches|broke|temper|threw|drinks|angry|phone|location|grabbed
      {ANYONE} .. {HURTS} .. me|my
      walk|walking on eggshells
      checks my phone|location|messages
      dont let|tell .. him|them|anyone .. know|i|find
      he|she|they|uncle|stepdad|coach|priest|friend did .. things|it|something to me|anyway
      woke|wake up .. naked|strange|top|clothes|inside|room|remember|sore
      put|slipped something .. drink
      cant|need|want|how|trying to? get|leave|escape|run .. out|away|house|him|from|relationship|husband|kids
      where|shelter can|could|to .. go .. kids|tonight|safe|house
      outside my house|door|window|work|apartment|job
      knows|know where i|my live|work|address|new
      typing|texting|hiding|writing|message|escribo|ecris .. from|in|desde|depuis .. bathroom|closet|car|bano|toilettes|salle
      he|she|they killed|hurt|hit|kicks|kicked my|the dog|cat|kids|sister|mother|mom|pet|children
      blackmail|sextortion|extort|revenge porn|restraining order|honor killing|forced marriage
      believe|believes me|a .. man|victim|$
      ex .. fake accounts|following|gun|kitchen|notes|outside
      hitting|hit|beats|beating .. me|kids|child
      held|hold|pointed|pulled|points .. knife|gun|head .. me|to|at|under|water|my
      whats? hes|he .. doing|does .. me .. normal|abuse|wrong
      every time .. he|she|key|car|comes|drinks .. shake|scared|hide|flinch
      control|controls|withholds|takes|cut .. money|my|off .. money|food|meds|insulin|family
      jealous|angry|mad|drunk|drinks .. he|she|grabs|throws|gets|hits|scared|hurts
      fotos|videos intimas|desnuda|privadas
      moretones|golpes .. brazos|cara|cuerpo
      photos|video nues|intimes
      peur .. lui|rentrer|mari|copain
    `),
  },
  minor: {
    sure: lines(`
      ^ im {YOUNG} $|btw|lol|years|yo
      im|i am|me|only|turned|turn|turning|almost|just|really|actually|still|like|be|age|basically only|just|still|really|actually|almost|like|turning|about? {YOUNG} $|lol|btw|and|but|so|years|year|yrs|yo|now|haha|hbu|wbu|though|tho|if|my|in|next|from|with|too|please|ok|then|hi|here|f|m|hes|shes|male|female|girl|boy|is|he|cant|soon|dont|on|this|basically|half|tomorrow|today|years|or|to|because|a|does|he|not|i|will|any|is|that
      {YOUNG} m|f|male|female|girl|boy $|here|looking|hi|hey|hmu|us|uk|usa|anyone|single|texas|cali|florida
      m|f|male|female|girl|boy {YOUNG} $|here|looking|hi
      8m|9m|10m|11m|12m|13m|14m|15m|16m|17m|8f|9f|10f|11f|12f|13f|14f|15f|16f|17f|m13|m14|m15|m16|m17|f13|f14|f15|f16|f17|13yo|14yo|15yo|16yo|17yo|12yo|11yo
      asl .. {YOUNG}
      birthday|bday .. finally|ill|im|turning|turn|be {YOUNG}
      tengo|cumplo|cumpli|tenia|voy a cumplir|casi .. {YOUNG} $|anos|y|pero|en|anitos|nomas|la|el|mi|solo
      j ai|aurai|viens d avoir|bientot .. {YOUNG} ans
      menor de edad
      je suis mineure|mineur
      soy menor|un nino|una nina|estudiante de secundaria
      im|i|as a|technically|still .. minor|underage $|lol|so|but|and|btw
      lied|lie|faked|changed|fake|typed|put|change .. age|birthday|birth|year|dob .. $|im|to|on|actually|real|sign|really|born
      age check|verification .. im|get around|under|bypass
      born in 2009|2010|2011|2012|2013|2014|2015|2016
      ne|nee|naci en 2009|2010|2011|2012|2013|2014|2015
      i|im|my|we .. middle school|junior high|homeroom|detention|permission slip|study hall|recess
      my mom|dad|parents|mum|mother|father|foster mom|parent .. let|lets|allow|ground|grounded|took|take|takes|sign|kill|know|find|thinks .. date|im|phone|homework|here|app|this|me .. {YOUNG}|homework|grade|school|class|till
      am i too young
      too young .. for|to|be|this|app
      cant drive|vote|drink yet
      year|years|months|till|until .. 18 $|and|so|can|lol
      me faltan .. 18
      estoy|voy|curso en .. secundaria|prepa|colegio|primaria|eso|bachillerato
    `),
    maybe: lines(`
      ^|im|hi|hey|and|but|because|only|really|actually|just|lol|so|still|hes|shes|ok|now|sorry|technically|well|yo|yeah|oh|cause|that {YOUNG} $|lol|btw|and|but|so|years|year|yrs|yo|is|now|haha|hbu|wbu|though|tho|if|my|in|next|from|with|too|please|turning|almost|ok|then|hi|cant|here|f|m|hes|shes|female|male|girl|boy|still|soon|he|she|dont|does|actually|your|you|looking|basically|half|$
      i|im|ill|id|soon|then|to|finally|my .. turn|turning|be|turned|am|becoming {YOUNG} $|in|next|soon|this|on|tomorrow|last|and|so|today|years|then|basically|lol
      my|birthday|bday|cumple .. {YOUNG} birthday|th|$
      not|arent|isnt|till|until|wont|nearly|almost|dont|be|before|turn|im|yet 18|legal|adult .. yet|till|until|for|months|another|next|$|soon
      im|i|my|were|currently|just|go|got|hate|start|starting|in .. in|my|to|the|from|a|from {SCHOOL} $|and|so|this|lol|sucks|rn|but|now|again|in|at|next|smh|because|hbu|you|with
      je suis|passe|encore|en .. au|en|le college|4eme|3eme|5eme|6eme|brevet|seconde|quatrieme|troisieme|cinquieme
      {YOUNG} years|year|yrs|yo|ans|anos
      im {YOUNG}
      {SCHOOL}
      under 18|eighteen|age
      i look older
      teen|teens|teenager|kid im|im one|a
      im|still a|basically teen|teenager|kid|child
      my mom|dad|parents|mum .. dont|doesnt|thinks|took|cant|wont|know|let .. know|phone|here|homework|me
      ma mere|mes parents|mon pere .. sait|savent|veut|laisse
      mi mama|mis papas|mi papa .. sabe|saben|deja|dejan
      when i|till i|until i turn|turning|im 18
      2008|2009|2010|2011|2012|2013
      learners permit|sweet 16|quinceanera|babysitter
      basically|almost|nearly|not|technically an? adult
      tengo {YOUNG}
      cumplo {YOUNG}
      class|teacher|school|math|bio .. caught|tomorrow|test|hate|mean|homework|parents
    `),
  },
  medical: {
    sure: lines(`
      cant|couldnt|cannot|trouble|struggling|hard|barely|not|hardly|difficulty|stopped|isnt|shes not|hes not properly? breathe|breathing|get air|swallow|feel my|move my $|and|my|help|please|well|right|at|properly|good|legs|arm|arms|face|left|she|anymore|now
      {BODY} .. {AILS} .. {BODY}|{AILS}
      {AILS} .. chest|jaw|left arm .. sweating|arm|jaw|breathe|numb|minutes|$|now
      left|right arm|side|leg|face|hand .. numb|weak|tingling|limp|dead|drooping|working|lift|move
      face|mouth|lip|boca|bouche .. droop|drooping|drooped|torcida|travers|one side|torcio
      having|had|has|think|is|in|mid|tiene|teniendo|fait|faire a|an|un|une|having|just|another? heart attack|stroke|seizure|seizures|infarto|derrame|avc|infarctus|crise cardiaque|miscarriage|anaphylaxis|allergic reaction|aneurysm|asthma attack|diabetic|convulsion|convulsiones|ataque
      overdose|overdosed|od|ods|od ed|narcan|naloxone .. help|buddy|friend|he|she|breathing|roommate|what|where|on
      bleeding|blood|sangre|sang|saigne|sangra .. stop|lot|everywhere|heavily|badly|profusely|bad|much|soaked|through|mucho|beaucoup|enormement|wont|pregnant|spurting|gushing|floor
      coughing|throwing|vomiting|puking|coughed|threw|spitting|vomit|vomitando|vomis|peeing|pooping|crachant up? blood|sangre|du sang
      wont|doesnt|cant|not stop bleeding|shaking|vomiting|throwing up|seizing|choking|waking
      {SOMEONE} .. collapsed|fainted|passed out|unconscious|choking|seizing|blue|unresponsive|foaming|desmayo|evanoui|evanouie|convulsing|electrocuted|drowned|drowning|collapses
      {CHILD} .. drank|swallowed|ate|got into|avale|avala|trago|comio|ingested|bebio|bu|found|put .. {PILLS}|battery|magnet|magnets|cleaner|detergent|pods|bleach|coin|pile|pila|menager|penny|toy|poison|mushrooms|berry|berries|lighter fluid|gummies|edibles|chemical|vape|it|from
      swallowed|drank|avale|trago|drinking .. battery|bleach|drain cleaner|antifreeze|detergent|cleaner|cloro|javel|pila|pile|poison|gasoline
      lips|fingers|face|skin .. blue|purple|gray|grey|bleues|moradas|azules|peeling|coming off|melting
      throat|tongue|face|lips|airway|garganta|lengua|gorge|langue .. closing|swelling|swollen|tight|swells|swelled|gonfle|hincha|hinchada|cierra|serre|puffing
      perdu les eaux
      rompi aguas|fuente
      baby is|s coming|crowning|head
      pregnant|contractions|weeks|birth .. bleeding|blood|alone|moved|apart|cramping|fell|dizzy|fainted|moving|soaking|headache|vision
      {I} .. {LOTS}|double|twice|mixed|accidentally|mistake|wrong|extra .. {PILLS} .. dizzy|faint|accident|help|mistake|twice|what|blurry|shaking|insulin|dose
      accidentally|mixed|mistook|twice|double .. {PILLS}
      snake|rattlesnake|widow|copperhead bit|bite|bitten
      fever .. 103|104|105|106|40|41|confused|stiff|rash|seizure|hallucinating|neck|baby|newborn
      worst headache .. life|ever
      stiff neck .. fever|headache|vomiting|throwing
      carbon monoxide|gas leak
      fell|cayo|tombe|tombee|fall|crashed .. ladder|roof|stairs|floor|head|escalera|echelle|hip|bike|horse .. cant|move|feel|bleeding|unconscious|leg|confused|twisted|up|wrong|hit|bone
      cut|chopped|sliced|severed|chainsaw|saw|nail gun|axe .. finger|off|artery|bleeding|blood|stop|bone|foot|hand|bad|deep|tip
      insulin|sugar|glucose .. low|shaking|wrong|double|confused|vomiting|38|40|45|50|30|hi|meter
      epipen|epi pen .. no|empty|used|cant|find|dont|expired|swelling|without
      inhaler .. empty|out|isnt|not|no|cant|working
      {SOMEONE} .. stroke|heart attack|seizure|overdose|od|infarto|derrame|avc|convulsion
      no puedo|puede|logro|consigo respirar|tragar|mover|sentir
      no despierta|respira|reacciona|responde
      n arrive|arrive|peux|peut pas|plus? a|pas|plus respirer|avaler|bouger|parler|sentir|se reveiller
      douleur .. poitrine|bras|thoracique
      respire plus|pas|mal|a peine
      inconscient|inconsciente
      is|hes|shes|im|are|someone|baby|kid|friend choking on|and|help|$|what|now
      chopped|cut|sliced|sawed|lost .. tip|end|finger|thumb|toe|fingers .. off
      can|please|someone|somebody|pls|you|just call 911|999|112|ambulance
      hit|fell|banged .. head .. vomiting|double|dizzy|blurry|confused|bleeding
      se desmayo|atraganto|ahoga|esta ahogando
      s etouffe|est evanoui|est evanouie|a convulse
    `),
    maybe: lines(`
      {SOMEONE} .. not|isnt|stopped|barely|cant|wont|hardly breathing|breathe|responding|waking|wake|moving|move|conscious|talk|speak
      chest pain|pains|pressure|hurts .. arm|jaw|sweating|breathe|down|left|$|minutes|hour|cant|dizzy|and
      seizing|convulsing|convulsionando|convulse|convulsions|anaphylactic|anaphylaxis|miscarrying|hemorrhaging|haemorrhaging|unconscious|unresponsive|inconscient|inconsciente|overdosed|overdosing
      call|need|llamen|appelez|calling|get 911|999|112|an ambulance|ambulance|paramedics|emergency|ambulancia|samu|urgences|15 .. $|please|for|now|help|a|me|right|la
      water|waters|eaux|aguas broke|perdu|rompi|rompio|broken
      bit|bitten|stung|sting|bite|bites|mordio|pico|mordu|pique .. snake|rattlesnake|wasp|bee|scorpion|spider|vibora|serpiente|vipere|abeille|guepe|swelling|throat|breathe
      bone .. showing|sticking|out|through
      me duele .. pecho|corazon|brazo
      {BODY} .. {AILS}
      {AILS} .. {BODY}
      passed|passing|blacked|fainted|faint|fainting|desmaye|evanoui .. out|twice|again|times|stand|today|faint|dizzy
      breathe|breathing|breath|respirar|respirer .. cant|short|trouble|hard|heavy|out|catch|help
      catch my breath
      short of breath
      dizzy|confused|hallucinating|seeing things|delirious|shaking|sweating|numb|cold sweat|slurring|slurred .. and|help|dizzy|cant|vomiting|sweating
      bleeding|blood .. lot|stop|pregnant|black|toilet|stool|poop|urine|pee
      on the floor|ground .. since|cant|confused|shaking|moving|hours
      help .. what|do|now|hes|shes|please|choking|blue
      should|do i .. cpr|hospital|er|ambulance|doctor|911|worry
      withdrawal|withdrawals .. shaking|alcohol|seeing|benzo
      took|taken|swallowed|drank|ate .. too much|too many|wrong|mistake|accident|unknown|edible|mushrooms
      electrocuted|shocked|burned|burnt|boiling|acid|chemical|fumes|bleach .. skin|heart|eyes|chest|arm|face|breathe|burning|badly|feels
      car|bike|motorcycle accident|crash|wreck .. stuck|hurt|bleeding|bad|cant
      dog|shark|bear attacked|bit .. face|me|bleeding|torn|bad
      spiked|drugged .. cant|move|legs|dizzy|drink
      heatstroke|hypothermia|dehydrated|frostbite|concussion|sepsis|appendix|meningitis|poisoned|poisoning
      allergic .. ate|swelling|hives|throat|reaction|face
      hives .. everywhere|swallow|throat|breathe|spreading
      pain .. unbearable|worst|severe|getting worse|cant stand|standing|fever|vomiting
      words .. wrong|slurred|find|mouth|right
      stopped peeing|sweating|responding|working
      probably nothing|right .. pain|chest|numb
      mordio|pico|quemo|quemadura|fiebre .. bebe|mucho|vibora|grave|alta
      brulure|fievre|chute|tombe .. grave|bebe|haute|tete|bouge
    `),
  },
  threat: {
    sure: lines(`
      i|ill|im|gonna|will|wanna|swear|going|tonight|want|ima kill|murder|stab|shoot|strangle|behead|rape|poison|hunt down|slaughter|bury|drown|burn|smoke|slit|behead him|her|them|everyone|everybody|people|someone|somebody|you|that|my|this|his|those|these|every|a|the .. $|tonight|ex|wife|husband|throat|house|boss|i|before|if|when|he|she|bitch|dad|father|kids|roommate|judge|neighbor|cop|guy|children|brother|sister|mother|family|and|immigrants|one|owner
      gonna|will|ill|wanna|going|planning|plan|want|to|thinking|might|ready shoot|shooting|blow|blowing|bomb|bombing|burn|burning|torch|attack|drive into|set fire up|to|my|the|his|her|their|a|this|down|that .. school|church|mosque|synagogue|office|work|place|house|mall|crowd|parade|rally|home|job|bar|building|club|people|car|porch
      bring|bringing|brought|take|taking .. gun|knife|bomb|rifle|weapon|shotgun .. school|work|office|class|church|mosque|party|tomorrow|monday|friday
      {WEAPON} .. his|her|their|my|in|with|for|and .. name|trunk|car|house|way|bosss|boss|ex|him|her|school|work|place|job .. on|it|waiting|outside|tonight|monday|im|wait|with|$
      i|ive|got|have|bought|loaded|packed|made|built|cleaned|oiled|my|with .. {WEAPON} .. {TARGET}|ready|revenge|pay|monday|school|tonight
      voices|god|voces|voix|demon|devil .. tell|telling|told|says|saying|say|dicen|disent|wants|order .. kill|hurt|stab|burn|him|them|her|people|sister|mother|mate|kids|children|tuer|etouffer|evil
      i killed|murdered|stabbed|shot|strangled|poisoned|buried him|her|someone|somebody|them|my|a|the
      think|might have i killed|murdered him|her|someone|somebody|them
      hitman|hit man|contract killer|hired gun
      hire|pay|someone|guy|know|anyone .. kill|get rid|take care|jobs|beat|disappear .. husband|wife|him|her|partner|ex|permanently|gone|boss|up|for good
      make|making a|pipe|the bomb|bombs|explosive|napalm|explosives
      i|ive|to|im|how made|built|build|building|make|planted .. bomb|bombs|explosives|ghost gun
      looking|need|want|find|know for|a|some hitman|hit
      set|setting|put|mettre|light fire|le .. house|home|place|with|them|him|her|feu|chez
      manifesto|school shooter|mass shooting|columbine .. my|posted|next|right|idea|again|me|gonna|inspired|start
      come|coming|go|going|im|way|drive|over|outside .. your|his|her|their|to|there house|place|home|work|job|door|way|school .. {WEAPON}|make|kill|regret|hurt|beat|end|burn|pay
      {WEAPON} .. on my|his|her way|doorstep
      make him|her|them|you pay|suffer|regret|bleed|disappear|hurt
      if i cant have him|her
      hurt|shake|smother|drown|kill|strangle|hit my|the|this baby|kids|kid|child|children|newborn|son|daughter .. $|tonight|i|if|soon|wont|swear|cry|stop
      put|putting .. something|poison|bleach|antifreeze|glass|rat poison .. his|her|their|in .. coffee|food|drink|tea|dinner
      how|much .. poison|antifreeze|arsenic|insulin .. kill|take|would .. man|person|adult|someone|him|her|husband|wife
      cut|cutting his|her|their brakes|brake|throat
      rape|raping her|him|them .. $|to|and|teach|tonight
      {WISH} .. {TARGET} .. in the ground|grave|ditch|under the lake|six feet|body bag|coffin|trunk
      voy a|quiero|le voy a|lo voy a|la voy a|los voy a matar|matarlo|matarla|apunalar|quemar|disparar|envenenar|violar|degollar|reventar|matarlos|meterle|prenderle|acuchillar|hacerle|asesinar
      si me deja|engana|deja .. mato|mata
      fuera|afuera|esperando .. casa|trabajo|con .. cuchillo|pistola|arma|machete
      je la|le|les|te tue|bute|plante|egorge
      j ai|avec un|le|mon fusil|couteau|flingue|pistolet|arme|calibre .. voiture|payer|attends|lundi|sac|patron|pour|ex|lycee|lui
      attends|attend .. couteau|fusil|flingue|arme
      faire|fasse disparaitre|quelqu|qu mon|ma|un|il .. associe|mari|femme|pour de bon
    `),
    maybe: lines(`
      i|im|ill|ive|imma|id|we|me|gonna|will {WISH} .. {KILL} {TARGET} $|tonight|tomorrow|today|and|if|when|with|for|in|on|before|because|i|with|at|after|while|too|house|so|soon|both|all|the|then|myself
      {TARGET} .. dead|die|dies|dying|pay|suffer|regret|bleed|burn .. if|when|tonight|next|comes|soon|by|man|for|$|i
      is|are|gonna|will pay|regret|suffer|die|bleed|burn .. for|this|monday|tonight|what|gun|it|$
      {WISH} {KILL} {TARGET}
      {WISH} hurt|harm|kill people|someone|somebody|strangers|anyone|animals|children|kids|others|my
      get|getting rid|away of|with .. body|someone|murder|him|her|husband|wife|without .. caught|$|trace|knowing
      lo|la|los|te mato|voy a matar|mate
      {WEAPON} .. voy|casa|cargada|trabajo|para|pagar|afuera
      je vais|veux|envie|vas|allons .. tuer|buter|poignarder|planter|egorger|flinguer|bruler|cramer|violer|descendre|tirer|etrangler|defoncer|exploser|assassiner
      {WISH} .. {KILL} .. {TARGET}
      {KILL} {TARGET}
      {WEAPON} .. {TARGET}
      {TARGET} .. {WEAPON}
      revenge|vengeance|venganza
      deserve|deserves|deserved|earned .. die|strangled|shot|killed|dead|burn|beaten|raped
      have|has|had it coming
      next .. cop|person|guy .. dead|pulls|dies
      nothing left? to lose
      going|gonna .. regret|pay|sorry|news|suffer
      list .. names|name|working|crossing|first
      on the|be news tomorrow|tonight|because
      know|knows where he|she|they|you lives|live|works|sleep|sleeps|park
      wait|waiting|waits|follow|following|followed .. for|in|outside|her|him|them .. garage|work|car|house|hammer|knife|home|weeks|bat
      sentence|prison|jail .. murder|kill|worth
      fantasize|dream|imagine|think|thinking|want|urge .. about|to|of .. strangling|killing|stabbing|hurting|shooting|choking|hurt people
      nobody|noone|no one .. will|would .. find|her|him|have|miss .. body|them|if
      body .. hide|bury|dump|dispose|lake|woods
      wont|not|never live|make it|wake|see|be|a problem .. up|rally|divorce|tomorrow|morning|shift|trial|problem|christmas
      gone for good|permanently
      lights out
      i could|might|ill make .. sick|town|water|them|everyone|disappear
      take|taking them|him|her|everyone|people|you|as .. with me|down with|many
      venganza|pagar|va a pagar|se va a arrepentir|hacer sufrir
      me las va|van a pagar
      va|vont payer|regretter|souffrir|crever
    `),
  },
};

const GAP = '(?:\\S+ ){0,3}';
const WIDE = '(?:\\S+ ){0,8}';
const escaped = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ]/gu, '');

/** Returns a pattern that finds the phrase in a text in the form of `plain`. */
export function patternOf(phrase: string): RegExp {
  const tokens = phrase.split(' ').filter(Boolean);
  let source = '';
  for (const token of tokens) {
    if (token === '..') source += GAP;
    else if (token === '....') source += WIDE;
    else {
      const isOptional = token.endsWith('?');
      source += group(token.replace(/\?$/, '').split('|')) + (isOptional ? '?' : '');
    }
  }
  return new RegExp(`(?:^ |(?<= ))${source}`, 'u');
}

/**
 * Returns words that can begin the phrase: every text with the phrase contains one of them. Returns undefined if the
 * phrase can begin with any word. Looking these words up avoids a search for most phrases.
 */
export function firstWordsOf(phrase: string): Set<string> | undefined {
  const first = new Set<string>();
  for (const token of phrase.split(' ').filter(Boolean)) {
    for (const one of token.replace(/\?$/, '').split('|')) {
      if (one === '$' || one === '^' || one.startsWith('..')) return undefined;
      const part = /^\{([A-Z]+)\}$/u.exec(one)?.[1];
      const all = part === undefined ? [one] : (words[part as Part] ?? []);
      for (const word of all) first.add(escaped(word).split(' ')[0] ?? '');
    }
    if (!token.endsWith('?')) return first;
  }
  return undefined;
}

function group(alternatives: readonly string[]): string {
  const all: string[] = [];
  for (const one of alternatives) {
    const part = /^\{([A-Z]+)\}$/u.exec(one)?.[1];
    if (one === '$') all.push('$');
    else if (one === '^') all.push('(?<=^ )');
    else if (part === undefined) all.push(`${escaped(one)} `);
    else all.push(...(words[part as Part] ?? []).map((word) => `${escaped(word)} `));
  }
  return `(?:${[...new Set(all)].join('|')})`;
}
