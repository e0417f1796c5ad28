import { nr } from './registre.ts'
import {
  ark,
  type Dokument,
  delt,
  dok,
  fnr,
  hand,
  rader,
  reg,
  skrift,
  treogtre,
  underskrift,
} from './verktoy.ts'

const d21 = dok(
  21,
  {
    form: 'digital',
    language: 'en',
    template: 'crew-deal-terms-esigned',
    arbeidstaker: 'Eszter Halmágyi',
    selskap: 'Ishavsnatt Film AS',
    reg: [reg('De som dro til Jarfjord', 'Director of Photography', 'foto')],
    variant: 'EN',
    sign: [true, true],
    forventet: 'episoder',
    hvorfor: 'Avtalen gjelder «Block 2» av en serie uten å si hvor mange episoder blokken har.',
  },
  {
    navn: 'DP deal - Halmagyi - executed.pdf',
    slag: 'digital',
    stil: `${skrift('Liberation Sans', 13, '20mm 22mm', 1.45)} .hd{background:#0d2233;color:#dfeaf2;margin:-20mm -22mm 10mm;padding:14mm 22mm 8mm} .hd h1{font-size:24px} .d{display:grid;grid-template-columns:40mm 1fr;gap:7px 12px} .d b{color:#0d2233} .env{position:absolute;top:4mm;left:22mm;font:9px 'Liberation Sans';color:#9fb6c6} .sb{border:1px solid #c9a600;background:#fffbe3;padding:8px 10px;width:66mm;display:inline-block;margin-right:8mm} .sb i{font:italic 27px Z003;color:#111}`,
    html: ark(
      `<div class="hd"><div class="env">Signing envelope 0C7B12E9-55D1-4F0A-A6E2-93B1</div><h1>Head of Department – Deal Terms</h1>Ishavsnatt Film AS, Kirkenes · reg. no. ${treogtre(nr('Ishavsnatt Film AS'))}</div>
<div class="d"><b>Series</b><span>“Those Who Left for Jarfjord” / <i>De som dro til Jarfjord</i> – television drama, season one</span><b>Name</b><span>Eszter Halmágyi, Szív utca 31, Budapest</span><b>Department</b><span>Camera</span><b>Role</b><span>Director of Photography, Block 2</span><b>Reports to</b><span>the director of Block 2 and the line producer, Berit Neiden</span><b>Dates</b><span>Prep from 9 January 2023. Shoot 30 January – 24 March 2023 (39 days). Grade: four days in Tromsø in August, dates to be found together.</span><b>Fee</b><span>EUR 2,650 per week of five days, sixth day at 150%. Holiday pay is added, not included.</span><b>Equipment</b><span>Camera and lenses are hired by the production. The DP’s own lens set is hired at EUR 700 a week and insured from door to door.</span><b>Crew</b><span>First assistant and gaffer by the DP’s own choice, second assistant locally.</span><b>Living</b><span>A cabin of her own at Bugøynes with sauna and broadband. Per diem NOK 550.</span><b>Travel</b><span>Two return journeys, one of them for Easter.</span><b>Credit</b><span>“Director of Photography” in the opening titles of the episodes of the block.</span></div>
<p style="margin-top:8mm"><b>Rights.</b> For members of Norsk filmforbund, and others who have entrusted their rights to F©R by a management agreement, copyright is regulated by the Agreement on Rights made between Virke Produsentforeningen and Norsk filmforbund/F©R on 29 October 2016. The DP has informed us that she has such an agreement with F©R. We are content with that, and these terms do not go further.</p>
<p><b>Conduct.</b> Night falls early and people get tired. Kindness is a term of this deal.</p><p><b>Ending.</b> Fourteen days by either party. If the shoot is cancelled after 1 January, four weeks’ fee is due.</p><p><b>Law.</b> Norwegian.</p>
<div style="margin-top:8mm"><div class="sb"><small>Signed by:</small><br><i>Eszter Halmágyi</i><br><small>8F21C40B7A · 21 Nov 2022 | 17:09 CET</small></div><div class="sb"><small>Signed by:</small><br><i>Anja Bugøy</i><br><small>Producer, Ishavsnatt Film AS<br>D03177E5C2 · 22 Nov 2022 | 08:31 CET</small></div></div>`,
    ),
  },
)

const d22 = dok(
  22,
  {
    form: 'foto',
    language: 'nb',
    template: 'kortskjema-håndskrevet',
    arbeidstaker: 'Even Lockert',
    selskap: 'Langs Leia Film AS',
    reg: [reg('Rasvarsel', 'A-foto', 'foto', 6)],
    variant: '1a',
    sign: [true, false],
    forventet: 'signatur',
    hvorfor: 'Fotografen har skrevet under, men produsentens linje står tom.',
  },
  {
    navn: 'IMG_5519.jpg',
    slag: 'foto',
    slitasje: { skjev: -3.1, uskarp: 0.75, skygge: 0.65, korn: 0.6 },
    stil: `${skrift('Nimbus Mono PS', 14, '24mm 22mm', 1.6)} h1{font-size:20px;text-decoration:underline} .l{margin-bottom:11px}`,
    html: ark(
      `<h1>LANGS LEIA FILM AS - ANSETTELSE</h1><p>Kaibakken 1, 6509 Kristiansund<br>org.nr. ${nr('Langs Leia Film AS')}</p><p style="margin-top:8mm"></p>
<div class="l">Navn: ......... ${hand('Even Lockert', 24)}</div><div class="l">Født: ......... ${hand('09.04.1981', 24)}</div><div class="l">Adresse: ...... ${hand('Clausenengbakken 5, Kr.sund', 24)}</div><div class="l">Serie: ........ ${hand('Rasvarsel', 24)}</div><div class="l">Stilling: ..... ${hand('A-foto', 24)}</div><div class="l">Episoder: ..... ${hand('alle seks', 24)}</div><div class="l">Fra/til: ...... ${hand('12/9 – 25/11 2022', 24)}</div><div class="l">Lønn: ......... ${hand('19 100 pr uke', 24)}</div>
<p style="margin-top:8mm">Du er med dette ansatt til produksjonen er ferdig. Lov om arbeidsmiljø gjelder på sett som ellers. Overtid skal være avtalt.</p><p>RETTIGHETER. Er du medlem av Norsk filmforbund med forvaltningskontrakt hos F©R, er opphavsretten regulert i rettighetsavtalen mellom Virke Produsentforeningen og Norsk filmforbund/F©R av 29.10.2016.</p><p>Spør om noe er uklart. Velkommen ombord!</p>
<p style="margin-top:14mm">Ansatt: ${underskrift('lockert ev', { b: 230 })}</p><p style="margin-top:10mm">Produsent: ..................................</p><p>Dato: ${hand('5. sept -22', 24)}</p>`,
    ),
  },
)

const p23 = fnr(3, 2, 1975, 280)
const d23 = dok(
  23,
  {
    form: 'digital',
    language: 'nb',
    template: 'standardavtale-med-spesielle-vilkår-lang',
    arbeidstaker: 'Aud Jorid Belsvik',
    selskap: 'Vinterbrann Serier AS',
    reg: [reg('Malmbanen', 'hovedklipper', 'klipp', 8)],
    variant: 'motstridende',
    sign: [true, true],
    pnr: p23,
    forventet: 'under',
    hvorfor:
      'Punkt 14 lar rettighetsavtalen av 2016 gjelde, mens spesielle vilkår punkt S4 overdrar alt med frafall av vederlag, uten at noe går foran.',
  },
  {
    navn: 'Malmbanen – Belsvik – avtale m spesielle vilkår.pdf',
    slag: 'digital',
    stil: `${skrift('C059', 13, '24mm 27mm', 1.5)} h1{font-size:22px;font-weight:normal} h2{font-size:13.5px;margin-top:1em} .bl{width:100%;margin:6mm 0} .bl th{width:44mm;font-weight:normal;font-style:italic;padding:5px 0;border-bottom:1px solid #ccc} .bl td{padding:5px 0;border-bottom:1px solid #ccc}`,
    html: ark(
      `<div style="text-align:center;margin:20mm 0 14mm"><svg width="60" height="60"><path d="M30 4 L56 54 H4 Z" fill="none" stroke="#8a2d12" stroke-width="3"/><path d="M30 22 L42 46 H18 Z" fill="#8a2d12"/></svg><p style="letter-spacing:5px;font-size:12px">VINTERBRANN SERIER</p><h1>Avtale om medarbeid</h1><p><i>etter vår standard, med spesielle vilkår for Aud Jorid Belsvik</i></p></div>
<table class="bl">${rader([
        [
          'Mellom',
          `Vinterbrann Serier AS, org.nr. ${treogtre(nr('Vinterbrann Serier AS'))}, Kongens gate 33, 8514 Narvik`,
        ],
        ['og', `Aud Jorid Belsvik, fødselsnummer ${delt(p23)}, Framnesveien 70, 8516 Narvik`],
        ['Produksjon', '«Malmbanen», dramaserie på åtte episoder à 45 minutter'],
        ['Funksjon', 'hovedklipper, åtte episoder'],
        ['Tidsrom', '8. mai 2023 – 26. januar 2024'],
        ['Lønn', 'kr 18 600 pr. uke, se dog S2'],
        ['Arbeidssted', 'Narvik'],
      ])}</table><p style="margin-top:14mm">Avtalen består av fire deler: denne forsiden, de alminnelige vilkårene, de spesielle vilkårene og underskriftene. De hører sammen og leses sammen.</p><div class="fot">1/5</div>`,
      `<h1>Alminnelige vilkår</h1><h2>1. Formål</h2><p>Formålet med avtalen er å regulere medarbeiderens innsats i produksjonen og gi begge trygghet for det som skal skje om noe går annerledes enn tenkt. Avtalen er skrevet av selskapet, men i forståelse av at den som leser den, skal kunne kjenne seg igjen i den.</p><h2>2. Ansettelsen</h2><p>Medarbeideren ansettes midlertidig for produksjonen. Grunnlaget er at arbeidet er av midlertidig karakter, og at det ikke finnes fast bemanning for funksjonen i selskapet.</p><h2>3. Plikter</h2><p>Medarbeideren skal utføre arbeidet selv, samvittighetsfullt og i samråd med regissør og produsent, og følge de rutiner for lagring og sikkerhetskopi som etterarbeidsleder fastsetter. Selskapet skal skaffe nødvendig utstyr, materiale i rett tid og en assistent.</p><h2>4. Arbeidstid</h2><p>Alminnelig arbeidstid er 37,5 timer pr. uke mellom klokken 8 og 18. Avvik avtales. For arbeid ut over dette betales overtid etter loven med minst 50 prosent tillegg.</p><h2>5. Ferie</h2><p>Ferie tas ut som avtalt i fellesskap og minst tre uker samlet mellom 1. juni og 30. september, om ikke medarbeideren selv vil noe annet.</p><h2>6. Utgifter</h2><p>Reiser i selskapets tjeneste dekkes etter regning. Mat i klipperommet er på huset, innenfor rimelighetens grenser.</p><h2>7. Sykdom</h2><p>Egenmelding kan brukes i inntil åtte kalenderdager. Selskapet forskutterer sykepenger i seksten dager.</p><h2>8. Taushetsplikt</h2><p>Medarbeideren skal ikke vise eller omtale materiale for utenforstående før premiere. Plikten gjelder også etter at avtalen er slutt, så langt den fortsatt har mening.</p><div class="fot">2/5</div>`,
      `<h2>9. Arbeidsmiljø</h2><p>Partene skal sammen arbeide for et fullt forsvarlig arbeidsmiljø. Belastning ved langvarig skjermarbeid forebygges med pauser og justerbart bord. Klager tas opp med verneombudet, som velges av laget i første uke.</p><h2>10. Forsikring og pensjon</h2><p>Yrkesskadeforsikring og tjenestepensjon tegnes av selskapet fra første arbeidsdag.</p><h2>11. Kreditering</h2><p>Medarbeideren skal navngis slik god skikk tilsier. Ved feil skal selskapet rette det ved neste utsending og i alle senere kopier.</p><h2>12. Bruk av navn og bilde</h2><p>Selskapet kan bruke medarbeiderens navn og et bilde hun har godkjent, i omtale av produksjonen.</p><h2>13. Mislighold</h2><p>Den av partene som ikke oppfyller sine plikter, skal først få skriftlig anledning til å rette seg. Skjer ikke det innen rimelig tid, kan den andre heve. Erstatning utmåles etter alminnelige regler.</p><h2>14. Opphavsrett</h2><p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R er opphavsrettighetene til det medarbeideren skaper i produksjonen, regulert av «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk filmforbund/F©R av 29.10.2016». Vederlag etter denne avtalen kommer i tillegg til lønnen.</p><h2>15. Overføring</h2><p>Selskapet kan ikke overføre avtalen til andre uten medarbeiderens samtykke, som ikke skal nektes uten saklig grunn.</p><h2>16. Opphør</h2><p>Avtalen opphører når tidsrommet på forsiden er ute. Den kan sies opp med én måneds varsel.</p><h2>17. Lovvalg og tvist</h2><p>Norsk rett. Partene søker enighet i møte, og deretter ved mekling hos en person begge har tillit til.</p><div class="fot">3/5</div>`,
      `<h1>Spesielle vilkår</h1><p>Aud Jorid og selskapet har arbeidet sammen tre ganger før. Noe av det følgende er derfor skrevet for henne og ingen andre, og noe er kommet inn fordi den internasjonale medfinansiøren har bedt om det.</p><h2>S1. Fjellturen</h2><p>Medarbeideren har fri uten lønn i uke 32, uansett hvordan planen ser ut da.</p><h2>S2. Lønnstillegg</h2><p>I de ukene hun klipper to episoder parallelt, er ukelønnen kr 21 000. Etterarbeidsleder fører liste over hvilke uker det er.</p><h2>S3. Assistent</h2><p>Assistenten skal kunne norsk og nordsamisk. Medarbeideren er med på å velge hvem det blir.</p><h2>S4. Eiendomsrett</h2><p>Alle rettigheter av enhver art til resultatet av medarbeiderens arbeid, herunder samtlige økonomiske rettigheter etter åndsverkloven, tilfaller selskapet fullt og helt idet de oppstår, for hele verden og hele vernetiden. Lønnen er fullt oppgjør. Medarbeideren frasier seg ethvert vederlag for senere bruk, også slikt som innkreves av en forvaltningsorganisasjon, og selskapet kan fritt overdra rettighetene videre til medfinansiør og distributører.</p><h2>S5. Språk</h2><p>Materiale til medfinansiøren merkes på engelsk. Medarbeideren får hjelp til det.</p><h2>S6. Visning i Narvik</h2><p>Når serien er ferdig, holder selskapet en visning for laget i Narvik, med middag. Medarbeiderens mor er også velkommen.</p><div class="fot">4/5</div>`,
      `<h1>Underskrifter</h1><p>Partene har lest alle fire delene, har fått tid til å tenke over dem og har fått svar på det de lurte på.</p><p>Narvik, 24. april 2023</p><div style="margin-top:18mm">${underskrift('laksfors t', { b: 240, h: 60, farge: '#222' })}<br>Tonje Laksfors<br>for Vinterbrann Serier AS</div><div style="margin-top:18mm">${underskrift('belsvik aj', { b: 250, h: 60 })}<br>Aud Jorid Belsvik</div><div class="fot">5/5</div>`,
    ),
  },
)

const d24 = dok(
  24,
  {
    form: 'digital',
    language: 'en',
    template: 'cv',
    arbeidstaker: 'Runa Isaksen Dahlberg',
    selskap: null,
    reg: [],
    variant: 'ikke_kontrakt',
    sign: [false, false],
    forventet: 'mangelfull',
    hvorfor: 'Dokumentet er en CV med mange oppdrag for ulike selskaper, ikke en kontrakt.',
  },
  {
    navn: 'CV_Runa_Dahlberg_2024.pdf',
    slag: 'digital',
    stil: `${skrift('URW Gothic', 11.8, '0', 1.45)} .ark{display:grid;grid-template-columns:62mm 1fr} .v{background:#e9e3d5;padding:18mm 8mm} .hh{padding:18mm 12mm} h1{font-size:27px;font-weight:normal} h2{font-size:13px;letter-spacing:2px;border-bottom:1px solid #999;margin-top:1.4em;padding-bottom:3px} .j{display:grid;grid-template-columns:17mm 1fr;margin-bottom:8px} .j i{color:#666}`,
    html: ark(
      `<div class="v"><svg width="110" height="110"><circle cx="55" cy="55" r="54" fill="#c8bda5"/><circle cx="55" cy="44" r="19" fill="#8d8166"/><path d="M18 104 Q55 52 92 104" fill="#8d8166"/></svg><h2>CONTACT</h2><p>Runa Isaksen Dahlberg<br>Mellomila 55<br>7018 Trondheim<br>runa@dahlbergsound.example</p><h2>LANGUAGES</h2><p>Norwegian, English, some Northern Sámi, kitchen French</p><h2>TOOLS</h2><p>Two recorders, eight wireless channels, a fishpole that has been to Svalbard twice</p><h2>TRAINING</h2><p>BA Sound, 2013<br>Safety at sea, 2019</p></div><div class="hh"><h1>Runa Isaksen Dahlberg</h1><p>Production sound mixer and sound designer for drama and documentary, based in Trondheim and happy in bad weather.</p><h2>DRAMA</h2><div class="j"><i>2023</i><span><b>Sjarken 2</b> – production sound mixer, ten episodes. Svartbakk Film AS</span></div><div class="j"><i>2022</i><span><b>Bystyret</b> – production sound mixer, ten episodes. Nidbrus Film AS</span></div><div class="j"><i>2022</i><span><b>Nabovarsel</b> – sound mixer, second unit. Nattstubb AS</span></div><div class="j"><i>2020</i><span><b>Snøfokk</b> – boom operator. Storskarv Film AS</span></div><h2>DOCUMENTARY</h2><div class="j"><i>2023</i><span><b>Kraftlinja</b> – sound designer. Vinterbrann Film AS</span></div><div class="j"><i>2021</i><span><b>Fyrvokteren på Ytterholmen</b> – recordist and designer. Ytterholmen Film AS</span></div><div class="j"><i>2019</i><span><b>Lade</b> – recordist. Sjøbu 14 Film AS</span></div><h2>SHORTS</h2><div class="j"><i>2022</i><span><b>Bylarm</b> – sound designer. Sandviksboder Småfilm AS</span></div><div class="j"><i>2021</i><span><b>Oppgang B</b> – sound designer. Sjøbu 14 Film AS</span></div><div class="j"><i>2018</i><span><b>Kamfer</b> – everything with a plug. Bakkegata Fiksjon AS</span></div><h2>REFERENCES</h2><p>Ketil Forbregd and Monica Eidissen have both said they would answer the phone.</p></div>`,
    ),
  },
)

const d25 = dok(
  25,
  {
    form: 'skann',
    language: 'nb',
    template: 'ansettelsesbrev-punktliste',
    arbeidstaker: 'Sidsel Marie Hamborg',
    selskap: 'Sjøbu 14 Film AS',
    reg: [reg('Løvetannbarna på Lade', 'scripter', 'ingen', 8)],
    variant: 'taus',
    sign: [true, true],
    forventet: 'funksjon',
    hvorfor:
      'Signert avtale for scripter på åtte episoder uten ord om rettigheter; funksjonen er ikke på listene.',
  },
  {
    navn: 'skannet_0031.pdf',
    slag: 'skann',
    slitasje: { dpi: 150, uskarp: 0.5, korn: 0.7, skjev: -1.3 },
    stil: `${skrift('Liberation Serif', 15.5, '25mm 30mm', 1.55)} ul{padding-left:1.2em} li{margin-bottom:.5em;list-style:'— '}`,
    html: ark(
      `<p style="font:bold 26px 'Liberation Sans Narrow'">SJØBU 14</p><p style="margin-top:-8px;font-size:12px">Sjøbu 14 Film AS · Fjordgata 14 · 7010 Trondheim · ${nr('Sjøbu 14 Film AS')}</p><p style="margin-top:12mm">Til Sidsel Marie Hamborg</p><h1 style="font-size:20px">Du er ansatt</h1><p>Det er med glede vi bekrefter at du blir scripter på «Løvetannbarna på Lade». Serien har åtte episoder, og du er med på dem alle. Dette er vilkårene:</p><ul><li>Arbeidet begynner 8. mai og slutter 25. august 2023. Fellesferie er uke 28, 29 og 30.</li><li>Lønnen er 15 900 kroner i uken. Den står på kontoen din hver annen fredag.</li><li>Vi arbeider fra ni til fem. Barna i serien skal hjem til middag, og da kan vi like godt gjøre det alle sammen.</li><li>Nettbrett og stoppeklokke får du av oss. Gummistøvler må du ha selv.</li><li>Blir du syk, ringer du Kim Andre før halv åtte.</li><li>Du skal stå i rulleteksten som scripter.</li><li>Begge kan si opp med to ukers varsel.</li><li>Det som skjer i manus, blir i manus inntil serien er vist.</li></ul><p>Skriv under på begge arkene og behold det ene.</p><p>Trondheim, 17. april 2023</p><div style="display:flex;gap:18mm;margin-top:10mm"><div>${underskrift('halsa kim a', { b: 190, farge: '#222' })}<br>Kim Andre Halsa</div><div>${underskrift('hamborg sidsel', { b: 220 })}<br>Sidsel Marie Hamborg</div></div>`,
    ),
  },
)

const d26 = dok(
  26,
  {
    form: 'digital',
    language: 'nn',
    template: 'avtale-fritekst-maskinskrive-namn',
    arbeidstaker: 'Torgeir Løvenskar',
    selskap: 'Sotra Skuggespel AS',
    reg: [reg('Fiskarheimen', 'produksjonsdesignar', 'scenografi', 8)],
    variant: '1a',
    sign: [false, false],
    forventet: 'signatur',
    hvorfor: 'Namna er berre maskinskrivne under avtalen; ingen av partane har signert.',
  },
  {
    navn: 'Avtale produksjonsdesign Fiskarheimen.pdf',
    slag: 'digital',
    stil: `${skrift('Nimbus Roman', 15.6, '26mm 32mm', 1.6)} h1{font-size:23px;text-align:center} .n{font-weight:bold}`,
    html: ark(
      `<h1>AVTALE</h1><p>Sotra Skuggespel AS på Straume (organisasjonsnummer ${treogtre(nr('Sotra Skuggespel AS'))}) og Torgeir Løvenskar frå Glesvær har gjort denne avtalen:</p><p>Selskapet lagar dramaserien «Fiskarheimen» i åtte episodar, delt på to bolkar med fire episodar i kvar. Torgeir er produksjonsdesignar på begge bolkane. Han teiknar, planlegg og leier bygginga av fiskarheimen i den gamle sildoljefabrikken, og alt det andre som skal stå framfor kamera.</p><p>Første bolken blir teken opp våren 2022 og den andre hausten same året. Førebuingane tek til 10. januar. I juli har alle fri.</p><p>Løna er 74 000 kroner i månaden. Ho blir betalt den 25., og i tillegg kjem feriepengar. Torgeir har eigen bil og får for køyringa det staten gjev sine.</p><p>Når det gjeld opphavsretten, viser partane til avtalen om rettar mellom Virke Produsentforeningen og Norsk filmforbund/F©R frå 29. oktober 2016, som gjeld for medlemer av forbundet med forvaltningskontrakt. Torgeir er slik medlem. Det selskapet treng ut over dette, må det be om særskilt, og betale for.</p><p>Namnet til Torgeir skal stå i førteksten i kvar episode.</p><p>Vil ein av partane ut, seier han frå ein månad før. Er det noko dei ikkje blir einige om, spør dei først den andre sin nærmaste, for ho veit ofte best.</p><p style="margin-top:12mm">Straume, 3. desember 2021</p><p style="margin-top:12mm"><span class="n">Oddny Tellnes</span> (sign.)<br>Sotra Skuggespel AS</p><p style="margin-top:8mm"><span class="n">Torgeir Løvenskar</span> (sign.)</p>`,
    ),
  },
)

const d27 = dok(
  27,
  {
    form: 'blandet',
    language: 'nb',
    template: 'deal-memo-og-vilkår',
    arbeidstaker: 'Kaia Nordgulen',
    selskap: 'Lyngheim & Draug AS',
    reg: [reg('Tindeguden', 'konseptuerende regissør', 'regi', 8)],
    variant: '1b',
    sign: [true, true],
    forventet: 'ok',
    hvorfor:
      'Signert deal memo (foto) med vilkår (PDF): konseptuerende regissør for alle åtte episodene, utnyttelsen følger avtalen mellom mediehuset og F©R.',
  },
  {
    navn: 'dealmemo kaia.jpg',
    slag: 'foto',
    slitasje: { skjev: 0.9, uskarp: 0.2 },
    stil: `${skrift('Liberation Sans', 14, '20mm', 1.4)} .k{display:flex;border-bottom:1px solid #000;min-height:13mm;align-items:center} .k b{width:50mm;font-size:12px} h1{font-size:26px;border:3px solid #000;padding:6px 12px;display:inline-block}`,
    html: ark(
      `<h1>L&amp;D</h1> <span style="font-size:20px;margin-left:12px">Deal memo – Tindeguden</span><div style="margin-top:10mm;border-top:1px solid #000"><div class="k"><b>Navn</b>Kaia Nordgulen</div><div class="k"><b>Adresse</b>Lyngseidet, postboks 14</div><div class="k"><b>Funksjon</b>konseptuerende regissør</div><div class="k"><b>Antall episoder</b>8 (hele sesongen)</div><div class="k"><b>Inntak</b>utvikling fra 1. juni, opptak 5. september – 16. desember 2022</div><div class="k"><b>Honorar</b>kr 710 000 samlet, fordelt på ni måneder</div><div class="k"><b>Bolig</b>${hand('rorbua til Tor-Arnes bror, gratis', 22)}</div><div class="k"><b>Merknader</b>${hand('Kaia har med hunden.', 22)}</div></div><p style="margin-top:10mm">Til deal memoet hører «Vilkår for nøkkelpersoner», datert mars 2022, som begge har fått. Ved underskriften er de en del av avtalen.</p><div style="margin-top:20mm;display:flex;gap:16mm"><div>${underskrift('nordgulen k', { b: 220 })}<div style="border-top:1px solid">Kaia Nordgulen</div>${hand('Lyngen 20/5/22', 20)}</div><div>${underskrift('lyngheim ta', { b: 220, farge: '#0f0f0f' })}<div style="border-top:1px solid">for Lyngheim &amp; Draug AS</div>${hand('20.05.2022', 20, '#222')}</div></div>`,
    ),
  },
  {
    navn: 'Vilkår for nøkkelpersoner mars 2022.pdf',
    slag: 'digital',
    stil: `${skrift('P052', 13.4, '24mm 30mm', 1.5)} h1{font-size:22px;color:#37506a} h3{font-size:14px;margin-top:1em;color:#37506a}`,
    html: ark(
      `<h1>Vilkår for nøkkelpersoner</h1><p>Lyngheim &amp; Draug AS, org.nr. ${treogtre(nr('Lyngheim & Draug AS'))} · mars 2022</p><p>Disse vilkårene gjelder for regissører, forfattere, fotografer og andre som setter sitt preg på produksjonene våre. Navn, funksjon, episoder og beløp står i deal memoet.</p><h3>Samarbeidet</h3><p>Den konseptuerende regissøren legger grunnlaget for hele seriens form sammen med produsent, forfatter og fotograf, og følger med på at det blir holdt. De øvrige nøkkelpersonene arbeider innenfor dette grunnlaget, med frihet og god vilje.</p><h3>Betaling</h3><p>Honoraret deles i like store deler etter antall måneder, og er ment å være nok til å leve av. Overtid betales ikke særskilt til dem som selv bestemmer sin tid.</p><h3>Bruken av serien</h3><p>Tindeguden og andre serier vi lager for et mediehus, er omfattet av den særskilte avtalen som mediehuset har med F©R ved Norsk filmforbund. Hvordan serien kan utnyttes, og hva opphaverne skal ha for det, står der. Vi krever ikke at noen gir fra seg mer.</p><h3>Navn</h3><p>Nøkkelpersoner står alene på plakat i forteksten.</p><h3>Taushet</h3><p>Slutten på serien er hemmelig. Ellers kan du fortelle det du vil til dem du bor sammen med.</p><h3>Avbrudd</h3><p>Hvis vi må stanse fordi finansieringen svikter, betaler vi ut måneden og én til. Stanser du, betaler vi til den dagen.</p><h3>Uenighet</h3><p>Bestyreren av butikken på Lyngseidet har sagt seg villig til å mekle. Fører det ikke fram, avgjør Nord-Troms og Senja tingrett.</p>`,
    ),
  },
)

const d28 = dok(
  28,
  {
    form: 'digital',
    language: 'nn',
    template: 'rulletekstliste',
    arbeidstaker: 'Vigdis Hjelmeseth',
    selskap: 'Lodd og Line AS',
    reg: [reg('Silkeormen frå Solund', 'Kostymedesign', 'kostyme')],
    variant: 'ikke_kontrakt',
    sign: [false, false],
    forventet: 'mangelfull',
    hvorfor:
      'Dette er lista over rulleteksten, der kostymedesignaren har merkt seg sjølv; ho er ingen kontrakt.',
  },
  {
    navn: 'rulletekst_v7_korrektur.pdf',
    slag: 'digital',
    stil: `${skrift('DejaVu Sans', 11, '16mm 20mm', 1.5)} .r{display:grid;grid-template-columns:1fr 1fr;gap:2px 14px} .r span:nth-child(odd){text-align:right;color:#555} .gul{background:#fff08a;color:#000!important} h1{text-align:center;font-size:17px}`,
    html: ark(
      `<h1>SILKEORMEN FRÅ SOLUND<br><small style="font-weight:normal">Rulletekst, versjon 7 · til korrektur · Lodd og Line AS</small></h1><p style="text-align:center;background:#eee;padding:6px">Korrektur: Vigdis Hjelmeseth. Sjekk namnet ditt og gjev melding til Trude innan fredag.</p><div class="r"><span>Regi</span><b>Sjur Ekornåsen</b><span>Manus</span><b>Sjur Ekornåsen og Inger-Lise Krakhella</b><span>Foto</span><b>Henrik Nåvik</b><span>Klipp</span><b>Ada Frøland</b><span>Komponist</span><b>Margit Dale Utvær</b><span>Produksjonsdesign</span><b>Gisle Hjønnevåg</b><span class="gul">Kostymedesign</span><b class="gul">Vigdis Hjelmeset<u style="color:#b00">h</u></b><span>Sminkedesign</span><b>Borghild Ytrøy</b><span>Lyddesign</span><b>Tormod Losnegard</b><span>Lydopptak</span><b>Eli Steinsund</b><span>Colorist</span><b>Hassan Abdi Vik</b><span>Visuelle effektar</span><b>Mari Buskøy</b><span>Produsent</span><b>Trude Nesje</b></div><p style="text-align:center;margin:10px 0"><i>– – –</i></p><div class="r"><span>Innspelingsleiar</span><span style="text-align:left;color:#000">Olav Færøyvik</span><span>Produksjonskoordinator</span><span style="text-align:left;color:#000">Lene Mjømna</span><span>Scripter</span><span style="text-align:left;color:#000">Anne Pernille Brekke</span><span>Klippeassistent</span><span style="text-align:left;color:#000">Jonas Ravnestad</span><span>B-foto</span><span style="text-align:left;color:#000">Silvia Eivindvik</span><span>Fokus</span><span style="text-align:left;color:#000">Ragnvald Tangenes</span><span>Lysmeister</span><span style="text-align:left;color:#000">Kåre Hardbakke</span><span>Elektrikar</span><span style="text-align:left;color:#000">Marius Leirgulen</span><span>Kostymeassistent</span><span style="text-align:left;color:#000">Ylva Daløy</span><span>Rekvisitør</span><span style="text-align:left;color:#000">Per Sverre Nessefjord</span><span>Båtførar</span><span style="text-align:left;color:#000">Arvid Utvær</span><span>Kokk</span><span style="text-align:left;color:#000">Solfrid Hersvik</span></div><p style="text-align:center;margin-top:14px">Innspelt i Solund og Gulen med støtte frå filmfondet i regionen,<br>kommunen og alle som lånte oss ein båt</p><p style="text-align:center">© Lodd og Line AS 2024</p>`,
    ),
  },
)

const d29 = dok(
  29,
  {
    form: 'skann',
    language: 'en',
    template: 'short-crew-contract-work-for-hire',
    arbeidstaker: 'Declan Fairhurst-Moe',
    selskap: 'Regnkappe Film AS',
    reg: [reg('Sprekk', 'Supervising Sound Designer', 'lyd')],
    variant: 'buy-out',
    sign: [true, true],
    forventet: 'ok',
    hvorfor: 'Signert engelsk avtale for lyddesigner på spillefilmen der alle rettigheter er kjøpt ut.',
  },
  {
    navn: 'DFM contract Sprekk.pdf',
    slag: 'skann',
    slitasje: { dpi: 200 },
    stil: `${skrift('Nimbus Sans', 12.8, '20mm 22mm', 1.42)} h1{font-size:18px} .two{display:grid;grid-template-columns:1fr 1fr;gap:0 8mm} .x{border:1px solid #000;padding:8px;margin-bottom:8px}`,
    html: ark(
      `<h1>SHORT FORM CREW CONTRACT</h1><div class="two"><div class="x"><b>Company</b><br>Regnkappe Film AS (${treogtre(nr('Regnkappe Film AS'))})<br>Marken 34, 5017 Bergen</div><div class="x"><b>Crew member</b><br>Declan Fairhurst-Moe<br>Kong Oscars gate 81, 5017 Bergen</div><div class="x"><b>Picture</b><br>“Sprekk” (working title in English: “Fissure”), feature film</div><div class="x"><b>Position</b><br>Supervising Sound Designer</div><div class="x"><b>Period</b><br>3 October 2022 – 20 January 2023, with the last two weeks of December off</div><div class="x"><b>Money</b><br>NOK 240,000 flat, in four parts; invoices paid in ten days</div></div>
<p>1. The crew member shall design, edit and pre-mix the sound of the Picture and shall attend the final mix. He is free to work at night if his neighbours are.</p><p>2. The Company shall deliver locked picture by 10 October. If it is later, the period moves by as many days.</p><p>3. <b>All rights.</b> The crew member hereby sells and assigns to the Company, by way of present assignment of present and future copyright and without limit of time, territory or medium, all rights in everything he makes for the Picture. The flat fee buys out all uses for ever. No residual, royalty, repeat fee or collectively administered remuneration shall be payable to or claimed by him, and where any such sum may not by law be waived he shall direct that it be paid to the Company so far as the law permits.</p><p>4. Moral rights are respected according to the Norwegian Copyright Act.</p><p>5. Library recordings that the crew member brings with him remain his, and the Company may use them in the Picture only.</p><p>6. Credit: “Sound Design by Declan Fairhurst-Moe”, in the end titles, first among the sound crew.</p><p>7. The crew member is self-employed and looks after his own tax, pension and hearing.</p><p>8. Either party may end the contract for serious breach, after telling the other what is wrong and waiting a week.</p><p>9. Norwegian law; the courts of Hordaland.</p>
<div class="two" style="margin-top:14mm"><div>${underskrift('fairhurst moe', { b: 240 })}<div style="border-top:1px solid">Crew member &nbsp; ${hand('26 Sept 2022', 18)}</div></div><div>${underskrift('børtveit c', { b: 220, farge: '#1c1c1c' })}<div style="border-top:1px solid">Camilla Børtveit, for the Company</div></div></div>`,
    ),
  },
)

const d30 = dok(
  30,
  {
    form: 'digital',
    language: 'nb',
    template: 'løpende-tekst-uten-overskrifter',
    arbeidstaker: 'Gunnhild Aasland Vie',
    selskap: 'Kvitbåra Film AS',
    reg: [reg('Den siste fergebilletten', 'kostymedesigner', 'kostyme')],
    variant: 'taus',
    sign: [false, false],
    forventet: 'signatur',
    hvorfor: 'Kontrakten for kostymedesigner er uten underskrifter, og den sier ingenting om rettigheter.',
  },
  {
    navn: 'Kontrakt til signering - GAV.pdf',
    slag: 'digital',
    stil: `${skrift('URW Bookman', 13.6, '28mm 34mm', 1.65)} p{text-align:justify;text-indent:2em}`,
    html: ark(
      `<p style="text-indent:0;text-align:left;font-size:12px">Kvitbåra Film AS · Gotfred Lies plass 2 · 6413 Molde · org.nr. ${treogtre(nr('Kvitbåra Film AS'))}</p><p style="margin-top:12mm">Det er i dag avtalt mellom Gunnhild Aasland Vie, bosatt i Parkveien 9 i Molde, og Kvitbåra Film AS at hun skal være kostymedesigner på spillefilmen <i>Den siste fergebilletten</i>, som er planlagt innspilt på Vestnes, i Molde og ombord på en ferge som ennå ikke er funnet, i tiden 21. august til 6. oktober 2023, med forberedelser fra midten av juni.</p><p>For arbeidet skal hun ha en ukelønn på sytten tusen fem hundre kroner, og i tillegg en godtgjørelse på åtte hundre kroner i uken for bruk av eget verksted med dampmaskin og tre symaskiner, hvorav den ene er elektrisk. Lønnen utbetales etterskuddsvis hver fjortende dag, feriepengene når arbeidet er slutt.</p><p>Hun får med seg en assistent i forberedelsene og to i innspillingen. Hvem de er, bestemmer hun, men lønnen deres bestemmer produksjonslederen. Kostymene kjøpes, leies eller sys innenfor et samlet beløp på tre hundre og ti tusen kroner, og det som er kjøpt og sydd, blir i selskapet når filmen er ferdig, med unntak av fergemannens genser, som hun har strikket selv.</p><p>Arbeidsuken er på førti timer. Må det arbeides mer, skal det sies fra dagen før og betales etter loven. Søndag er fri, også når været er godt.</p><p>Ved sykdom gjelder de vanlige reglene. Skulle innspillingen bli utsatt med mer enn en måned, kan hun gå fra avtalen uten ansvar, og det samme kan selskapet mot å betale henne for tre uker.</p><p>I forteksten skal det stå <i>Kostymer: Gunnhild Aasland Vie</i>.</p><p>Avtalen er skrevet i to eksemplarer og gjelder fra begge har undertegnet.</p><p style="text-indent:0;margin-top:14mm">Molde, den ____ / ____ 2023</p><p style="text-indent:0;margin-top:14mm">_______________________________ &nbsp;&nbsp;&nbsp; _______________________________<br><span style="font-size:12px">Rannveig Hjelset for Kvitbåra Film AS &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Gunnhild Aasland Vie</span></p>`,
    ),
  },
)

export const del3: Dokument[] = [d21, d22, d23, d24, d25, d26, d27, d28, d29, d30]
