/** Titles, as they stand in large letters or first on the page. In grunnform without spaces. */
export const tilleggstittel =
  /tillegg(?!slønn)|endringsavtale|^endring(?:er|ar)?(?:nr\d+)?(?:i|av|til)\w*(?:avtale|kontrakt)|endringsprotokoll|addendum|amendment|^annex|^appendix|^bilag|^vedlegg|forlengelseav|forlengingav|variationagreement|^rider/
export const kontraktstittel =
  /avtale|kontrakt|agreement|contract|engasjement|ansettelse|tilsetting|tilsetjing|deal(?:memo|letter)|memoofagreement|oppdragsbekreft|termsofengagement|booking|(?:bekreftelse|stadfesting)pa(?!arbeidsfor|ansettelsesfor|tilsetting|tidligere|atnoen)|dagkontrakt|statementofwork|startform|engagementletter|letterofengagement|freelanceservices|purchaseofservices|kjopavtjenest|leveringav\w*tjenest|oppdrag$|^(?:bestilling|avrop|ordrebekreft|innkjopsordre|oppdragsordre|(?:purchase|service|work|job)order|calloff)/
/** Titles of papers about work that make no agreement of it, whatever words of agreements they have. */
export const aldriAvtale =
  /taushets(?:erklaering|avtale|lofte)|teiepliktserklaering|nondisclosure|confidentialityagreement|^nda$|^(?:oppsigelse|oppseiing)(?:$|av|fra)|terminationof|noticeoftermination|terminationletter|databehandleravtale|samtykke(?:erklaering|skjema)|releaseform/
/** The subject of a mail that answers or passes on another. */
export const emne = /^\s*(?:re|sv|vs|fwd?|fw|svar)\s*:\s*\S/iu
export const annenTittel =
  /lonn?s?(?:slipp|spesifikasjon|utbetaling|oppgave|oppgjor|avregning|seddel|utskrift)|payslip|payadvice|paystatement|wageslip|salaryslip|earningsstatement|crewlist|stabliste|stabsliste|mannskapsliste|kontaktliste|contactlist|unitlist|deltakerliste|rollebesetning|castlist|faktura|invoice|kreditnota|kvittering|receipt|dagsplan|callsheet|opptaksplan|innspillingsplan|shootingschedule|produksjonsplan|timeliste|timesheet|timekort|timecard|bekreftelsepa(?:arbeids|ansettelses)forhold|stadfestingpaarbeidsforhold|diplom|attest|certificate|curriculumvitae|filmografi|filmography|rulletekst|endcredits|creditlist|pressemelding|pressrelease|synopsis|arsoppgave|skattekort|reiseregning|mote?referat|budsjett|sluttseddel|tilbud|prisoverslag|quotation|soknad/

/** What other documents say, a group for each kind; two of one group are a sign, three are a strong one. */
export const annet: readonly RegExp[][] = [
  [
    /l[øo]nnsart/i,
    /forskudd(?:s)?trekk|skattetrekk|tax deducted|PAYE/i,
    /netto (?:utbetalt|l[øo]nn)|utbetalt beløp|net pay/i,
    /hittil i [åa]r|hittil i år|year to date/i,
    /feriepengegrunnlag|trekkgrunnlag|skattepliktig/i,
    /l[øo]nnsperiode|pay period/i,
    /ansattn(?:r|ummer)|employee no/i,
  ],
  [
    /^\s*(?:fra|frå|from)\s*:/im,
    /^\s*(?:til|to)\s*:/im,
    /^\s*(?:emne|subject|vedr)\s*:/im,
    /^\s*(?:sendt|sent|dato|date)\s*:/im,
    /\S+@\S+\.\S+/,
    /<\S+@\S+>/,
    /^\s*(?:med vennlig hilsen|mvh|hilsen|helsing|best regards|kind regards|best|cheers|regards)\b/im,
    /skrev (?:følgende )?:|wrote:/i,
  ],
  [
    /faktura(?:nr|nummer|dato)|invoice (?:no|number|date)/i,
    /forfall(?:sdato)?|due date/i,
    /\bKID\b|bankgiro/i,
    /[åa] betale|amount due|total due/i,
    /\bmva\b|merverdiavgift|\bVAT\b/i,
    /ordre(?:nr|nummer)|deres ref|v[åa]r ref|kundenr/i,
  ],
  [
    /call ?sheet|dagsplan/i,
    /\bcall\b|oppm[øo]te/i,
    /\bwrap\b/i,
    /soloppgang|sunrise|solnedgang|sunset/i,
    /\bscene\b|\bsc\.|\bINT\b|\bEXT\b/i,
    /n[æa]rmeste (?:sykehus|legevakt)|nearest hospital/i,
    /location|lunsj|lunch/i,
  ],
  [
    /takk til|thanks to|with thanks|special thanks/i,
    /produsert (?:av|for)|produced by|en produksjon (?:av|fra)|a production/i,
    /©\s*(?:19|20)\d\d|copyright (?:19|20)\d\d|all rights reserved/i,
    /i rollene|\bcast\b|medvirkende/i,
    /st[øo]tte? (?:av|fra)|with support from|filmfond/i,
  ],
  [
    /timeliste|time ?sheet/i,
    /sum timer|total hours/i,
    /overtid|overtime/i,
    /(?:man|tir|ons|tor|fre)(?:dag)?\b[\s\S]{0,200}?(?:tir|ons|tor|fre|l[øo]r)(?:dag)?\b/i,
    /attest(?:ert|eres)|godkjent av|approved by/i,
  ],
  [
    /bekreftes (?:herved|hermed)|herved bekreft|this is to certify|to whom it may concern/i,
    /har (?:v[æa]rt|arbeidet|jobbet) (?:ansatt|hos|for|i|som)|was employed|has worked/i,
    /fratr[åa]dt|sluttet|tildeles|awarded|pris for/i,
  ],
  [
    /crew ?list|stabs?liste|unit list/i,
    /versjon \d|oppdatert \d|version \d|updated/i,
    /avdeling|department/i,
    /tlf|telefon|mobil|phone/i,
  ],
]

export const ofMail = 1

/** That the person says yes, in a line of its own. */
export const aksept =
  /^\W*(?:(?:tilbudet|tilbodet)\s(?:er|blir|vert)\s)?(?:(?:lest|lese|read)\s(?:og|and)\s)?(?:akseptert|aksept|godtatt|godteke|bekreftet|stadfesta|accepted|agreed|signed\sfor\sacceptance|countersigned|(?:enig|einig|samd)(?=\s*:)|jeg\s(?:godtar|aksepterer|takker\sja)|eg\s(?:godtek|tek\simot|takkar\sja)|i\s(?:accept|agree))(?![\p{L}])/imu

/** What contracts say. */
export const kontrakt: readonly RegExp[] = [
  /(?:for|on behalf of) (?:the )?(?:arbeidsgi?ve|oppdragsgi?ve|produsent|selskap|produksjon|company|producer|client|employer)/i,
  /underskrift|undertegne|signatur|signerer?\b|signed by|signature|skriv(?:e|er)? under/i,
  /heretter|i det følgende|hereinafter|\(the ["“]/i,
  /\bpartene\b|\bpartane\b|the parties|each party|begge parter/i,
  /oppsigelse|oppseiing|terminat|heve avtalen|avbestill/i,
  /taushet|teieplikt|fortrolig|confidential/i,
  /verneting|tvist|governing law|jurisdiction|norsk rett|norwegian law/i,
  /feriepenge|feriepengar|holiday pay|honorar|vederlag|\bfee\b|l[øo]nn|\bl[øo]na\b|(?:dag|time|uke)(?:s)?sats/i,
  /engasjert|ansettes|tilsett|engages|engagement|oppdraget|oppdragstaker/i,
  /eksemplar|counterpart|in two copies/i,
  /f[øo]dselsn|personn|d-n(?:r|um)|norwegian id/i,
  /krediter|navngi|namngje|credited/i,
  /opphavsrett|rettighet|copyright|\brights\b|rettar/i,
  /avtalen|kontrakten|avtala|this agreement|the contract/i,
  /\b(?:mellom|between)\b[\s\S]{3,120}?\b(?:og|and)\b[\s\S]{3,80}?\b(?:AS|ASA|ENK|Ltd|Limited|NRK)\b/,
  /^\W*(?:arbeidstak|oppdragstak|medarbeid|freelance|crew member|artist|contractor|the contractor|honorarmottak|regiss[øo]ren)/im,
  /^\W*(?:arbeidsgi|arbeidsgj|oppdragsgi|oppdragsgj|client|the client|company|the company|producer|produsent|selskap|produksjonsselskap)/im,
  // «Stilling: …» and «Lønn: …», a line each
  /^\W*(?:stilling|funksjon|oppgave|position|function|role)\s*:[\s\S]*^\W*(?:lønn|løn|honorar|dagsats|sats|betaling|fee|salary|pay)\s*:/im,
  /cancellation|avlys|avbestill|deliverable|leveranse/i,
  /org(?:anisasjons)?\.? ?n(?:r|ummer)|company no|reg\.? no/i,
  // A letter says it in plain words: what is agreed, what is asked of the person, what is paid for it, and that the person says yes.
  /(?:er|blitt|vorte|vart|ble)\s(?:vi\s)?(?:enige|einige|samde)\som|we\s(?:have\s)?agreed?|har\s(?:i\sdag\s)?(?:avtalt|sagt\sja\stil)/i,
  /tilby[rd]\sdeg|(?:gir|gjev)\s(?:herved\s|med\sdette\s)?[^.]{3,50}?\si\soppdrag|vi\s(?:vil\sgjerne|ønsker|ynskjer|engasjerer|engasjerar|tilbyr|tilbyd|ber)|would\slike\s(?:you\s)?to|delighted\sthat\syou|joining\sus|du\sbegynner|du\sbyrjar|velkommen|(?:fint|flott|gla[de]{1,2}|kjekt|hyggelig|bestemt)\s(?:for\s)?at\sdu|hyr(?:et|a)\sinn|tak(?:ket|ka)\sja\stil|(?:er|blir|vert)\s(?:ansatt|tilsett)\ssom/i,
  /(?:er|blir|vert)\s(?:avtalt\stil\s|avtala\stil\s)?(?:kr\.?\s|NOK\s)?\d[\d .]{2,}\s?(?:kr|NOK|,-)|(?:du|han|hun|ho)\s(?:får|vil\sfå)\s[\d ]{3,}\s(?:kroner|kr)|betaler\s(?:kr\s)?[\d ]{3,}|(?:will\spay|pays?)\syou|you\s(?:will\sbe|are)\spaid|(?:your|the)\s(?:salary|fee)\s(?:is|will\sbe)/i,
  /(?:du|han|hun|ho)\s(?:skal|gjør|gjer|lager|lagar|jobber|jobbar|skriver|skriv|klipper|klippar|regisserer|leverer|leverar|fotograferer|arbeider|arbeidar|sitter|sit)\s|you\s(?:will|shall|are\sto)\s(?!be\spaid)/i,
  aksept,
]

/** What becomes of the rights is said where something is agreed, seldom in other papers. */
export const rettigheter =
  /(?:rettighet\p{L}*|rettar|\brights?|copyright|intellectual property)(?![\p{L}])[^.]{0,140}?(?:overdra|går |overtas|tilfaller|tilfell|vests?\b|assign|transfer|regulere|regulert|regulated|klarer|cleared|følg(?:er|jer)\s(?:av|de|dei|den|det)(?!\p{L})|follow from|collective)|(?:overdra|overfører|assigns?\b|transfers?\b)[^.]{0,100}?(?:rettighet|rettar|rights)|(?:eksklusiv|exclusive|ubegrenset|uavgrensa)[^.]{0,40}?(?<!\p{L})(?:rett|rights?)(?!\p{L})/iu

/** Signed by the one who gets it, an offer is the contract. */
export const tilbud = /tilbud|tilbod|quotation|prisoverslag/i

/** «subject to contract», «Kontrakten kommer»: what is agreed comes in another paper. */
export const foerKontrakt =
  /subject to (?:a )?contract|nothing (?:here )?is binding|not (?:legally )?binding|(?:er|blir|vert) ikk?j?e (?:\p{L}+ )?bind(?:ende|ande)|ingenting er bind|uforpliktende tilbud|uforpliktande tilbod|(?:vi|we) (?:sender|send|will (?:send|issue)) (?:deg |you )?(?:en|ein|a) (?:kontrakt|contract)(?!\p{L})/iu

/** «Svar ja, så er det bindende», «this letter is our agreement»: the paper says that it is the contract, also a mail. */
export const bindende =
  /(?:har|er)\s(?:vi|me|det)\s(?:en|ein)\savtale(?!\p{L}|\s?\?)|(?:e-?post(?:en)?|mail(?:en)?|brev(?:et)?|melding(?:en|a)|dette|letter|message|this)\s(?:er|is)\s(?:altså\s|då\s|da\s)?(?:avtal(?:en|a)|kontrakten|the\sagreement|the\scontract|our\sagreement|vår\savtale)(?!\p{L})|(?<!(?:nothing|ingenting|ingen|inkje|ikkje noko|intet|none)\s)(?:er|blir|vert|are|is|becomes?)\s(?!(?:ikk?j?e|not)\s)(?:\p{L}+\s){0,2}(?:bindende|bindande|binding)(?!\p{L})|gjeld(?:er)?\ssom\s(?:avtale|kontrakt)|(?:constitutes?|forms?)\s(?:the|our|an)\s(?:agreement|contract)|utgjør\s(?:vår\s|hele\s)?(?:avtale|kontrakt)/iu

/** Every contract speaks of an agreement or says what somebody shall do; a statement of what was paid does neither. */
export const forplikter =
  /avtal|kontrakt|agree|contract|aksept|accept|vilk[åa]r|\bterms\b|engasj|engage|enige?\som|einige\som|samde\som|hyr(?:et|a)\s|tilby[rd]\s|\b(?:skal|skulle|m[åa]|plikter|forplikter|shall|must|will|undertakes?)\b|(?:ansett|tilset)(?:es|ast|jast)\b|p[åa]tar seg|memo\b/i
