import { nr } from './registre.ts'
import {
  ark,
  boks,
  type Dokument,
  delt,
  dok,
  fnr,
  hand,
  initialer,
  rader,
  reg,
  ring,
  skrift,
  stempel,
  treogtre,
  underskrift,
} from './verktoy.ts'

const d11 = dok(
  11,
  {
    form: 'digital',
    language: 'en',
    template: 'engagement-letter',
    arbeidstaker: 'Matteusz Krol',
    selskap: 'Bjørkris Animasjon AS',
    reg: [reg('Bjørnen i Bymarka', 'VFX Supervisor', 'kostyme')],
    variant: 'EN',
    sign: [false, true],
    forventet: 'signatur',
    hvorfor: 'Brevet er signert av selskapet, men linjen for VFX-ansvarlig er tom.',
  },
  {
    navn: 'Engagement letter - M Krol.pdf',
    slag: 'digital',
    stil: `${skrift('Liberation Serif', 14.5, '25mm 28mm', 1.5)} .br{color:#236b3c;font:bold 22px 'URW Bookman'} .sl{border-bottom:1px solid #333;width:80mm;height:16mm}`,
    html: ark(
      `<div class="br">Bjørkris Animasjon</div><p style="font-size:12px;color:#555">Bjørkris Animasjon AS · Innherredsveien 7, 7014 Trondheim, Norway · reg. no. ${treogtre(nr('Bjørkris Animasjon AS'))}</p><p style="margin-top:10mm">Mr Matteusz Krol<br>ul. Ogrodowa 14/3<br>30-102 Kraków</p><p>Trondheim, 2 November 2021</p><p><b>“The Bear in Bymarka” (Bjørnen i Bymarka)</b></p><p>Dear Matteusz,</p><p>We are very pleased that you will be VFX Supervisor on our animated feature. The film is for children and runs to some seventy minutes; it opens in Norwegian cinemas before it is seen anywhere else.</p><p>You begin on 10 January 2022 and stay with us until the last shot is approved, which we expect to be in the middle of October. You will be in Trondheim for two weeks of every month and work from home for the rest. Your salary is NOK 62,000 a month. We pay for the journeys and for the flat in Bakklandet, where the stairs are steep but the view is worth them.</p><p>As you hold a management agreement with F©R, your rights in your work on the film are those laid down in the agreement on rights of 29 October 2016 between Virke Produsentforeningen and Norsk filmforbund/F©R. We acquire what that agreement gives us and no more.</p><p>Your credit will be “Visual Effects Supervisor”. Either of us may end the engagement with one month’s warning.</p><p>If you agree, please sign the copy and send it back to Petter.</p><p>Yours sincerely,</p>${underskrift('vang hove p', { b: 220, farge: '#17315f' })}<br>Petter Vang Hove<br>Producer<p style="margin-top:9mm">Agreed and accepted:</p><div class="sl"></div><p>Matteusz Krol &nbsp;&nbsp;&nbsp;&nbsp; Date: ____________</p>`,
    ),
  },
)

const d12 = dok(
  12,
  {
    form: 'skann',
    language: 'nb',
    template: 'oppdragsbekreftelse-rammer',
    arbeidstaker: 'Liv Synnøve Ramberg',
    selskap: 'Rorbuljos Film AS',
    reg: [reg('Vinterlys', 'sjefsminkør', 'kostyme')],
    variant: '2',
    sign: [true, true],
    forventet: 'produksjon',
    hvorfor:
      'Selskapet har to like kortfilmer ved navn Vinterlys i registeret, og ingenting i avtalen skiller dem.',
  },
  {
    navn: 'Ramberg.pdf',
    slag: 'skann',
    slitasje: { dpi: 200, korn: 0.5, skjev: -0.8 },
    stil: `${skrift('Nimbus Sans', 13.2, '20mm', 1.45)} .r{border:1.5px solid #333;margin-bottom:9px;position:relative;padding:18px 12px 10px} .r>b:first-child{position:absolute;top:-9px;left:12px;background:white;padding:0 6px;font-size:12px;text-transform:uppercase;letter-spacing:1px}`,
    html: ark(
      `<div style="text-align:center;margin-bottom:20px"><svg width="90" height="40" viewBox="0 0 90 40"><path d="M5 36 L45 6 L85 36 Z M20 36 V26 H34 V36" fill="none" stroke="#222" stroke-width="3"/></svg><h1 style="font-size:19px;letter-spacing:4px">RORBULJOS FILM</h1><span>Oppdragsbekreftelse</span></div>
<div class="r"><b>Hvem</b>Liv Synnøve Ramberg, Kabelvågveien 30, 8300 Svolvær. Født 12.06.1968 (personnummeret har vi i lønnssystemet).</div>
<div class="r"><b>Hva</b>Du er sjefsminkør på kortfilmen <b>Vinterlys</b>, og har med deg én assistent, som du velger selv.</div>
<div class="r"><b>Når og hvor</b>Åtte opptaksdager fra og med mandag 21. februar, på Hopen, i Henningsvær og i Kabelvåg. To dager til prøver uka før.</div>
<div class="r"><b>Lønn</b>kr 3 450 pr. dag, sju og en halv time. Materialer etter regning, høyst 6 000 kroner uten å spørre.</div>
<div class="r"><b>Rettigheter</b>Kortfilmen skal først og fremst ses på lerret. Vi kan vise den på kino, på festival og i undervisning. Rettigheter utover det er ikke overdratt: vederlag ved visning på tv og i strømmetjenester, videresending og privatkopiering tilkommer deg gjennom F©R og Norwaco etter den forvaltningskontrakten du har inngått.</div>
<div class="r"><b>Kreditering</b>«Sjefsminkør: Liv Synnøve Ramberg» i rulleteksten. Vil du ha et annet navn der, må vi få vite det før miks.</div>
<div class="r"><b>Hvis det går galt</b>Blir det storm, flytter vi til neste dag og betaler begge. Blir du syk, betaler vi ut uka.</div>
<div style="display:flex;gap:12mm;margin-top:12mm;align-items:flex-end"><div>${underskrift('unstad t', { b: 190, farge: '#222' })}<br>Trygve Unstad<br>Rorbuljos Film AS, org.nr. ${nr('Rorbuljos Film AS')}</div><div>${underskrift('ramberg ls', { b: 210 })}<br>Liv Synnøve Ramberg<br>Svolvær, ${hand('2. februar')}</div></div>`,
    ),
  },
)

const p13 = fnr(19, 1, 1986, 120)
const d13 = dok(
  13,
  {
    form: 'digital',
    language: 'nn',
    template: 'arbeidsavtale-dokumentarserie',
    arbeidstaker: 'Bjørnar Seljeset',
    selskap: 'Gråsteinbilete AS',
    reg: [reg('Oska frå Årdal', 'kuttar', 'klipp', 3)],
    variant: '1b',
    sign: [true, true],
    pnr: p13,
    forventet: 'ok',
    hvorfor:
      'Arbeidsavtale på nynorsk for kuttar på dei tre episodane; utnyttinga er regulert mellom TV 2 og F©R.',
  },
  {
    navn: 'arbeidsavtale_seljeset.pdf',
    slag: 'digital',
    stil: `${skrift('DejaVu Serif', 11.8, '22mm 22mm 22mm 44mm', 1.55)} h1{font-size:18px;margin-left:-22mm;color:#5a4630} .p{position:relative;margin-bottom:9px} .p>b{position:absolute;left:-26mm;width:23mm;text-align:right;font-size:10.5px;color:#5a4630} .u{display:flex;gap:16mm;margin-top:10mm;margin-left:-20mm}`,
    html: ark(
      `<h1>Arbeidsavtale – Gråsteinbilete AS</h1><div class="p"><b>Arbeidstakar</b>Bjørnar Seljeset, ${p13}, Farnesvegen 21, 6884 Øvre Årdal</div><div class="p"><b>Arbeidsgjevar</b>Gråsteinbilete AS, Skinnfellvegen 4, 6863 Leikanger, føretaksnummer ${nr('Gråsteinbilete AS')}</div><div class="p"><b>Serien</b>«Oska frå Årdal» er ein dokumentarserie i tre delar om bygda rundt aluminiumsverket. Han er laga på tinging frå TV 2, med tilskot frå filmsenteret i regionen og frå fylkeskommunen.</div><div class="p"><b>Arbeidet</b>Bjørnar er kuttar på alle tre delane. Han ser gjennom om lag 140 timar opptak, lagar utval og kuttar saman med regissøren. Fargar og endeleg lyd er det andre som tek seg av.</div><div class="p"><b>Tid</b>Frå måndag 4. oktober 2021 til fredag 25. mars 2022, med fri mellom jol og nyttår. Arbeidstida er 37,5 timar i veka, og ho kan leggjast slik det høver med barnehagen.</div><div class="p"><b>Stad</b>Heime i Årdal, med tre veker i Leikanger. Reisa er betalt.</div><div class="p"><b>Løn</b>64 300 kroner i månaden. Feriepengar etter lova, pensjon to prosent.</div><div class="p"><b>Utstyr</b>Arbeidsgjevar låner ut maskin, skjermar og diskar. Diskane skal stå i eit anna rom enn kaffien.</div><div class="p"><b>Opphavsrett</b>Bruken av serien er regulert i særskild avtale mellom mediehuset (TV 2) og F©R v/Norsk filmforbund. Det er den avtalen som bestemmer kva kringkastaren kan gjere og kva kuttaren har rett til å få for det; arbeidsgjevar har ikkje kravd nokon annan rett enn den som trengst for å levere serien.</div><div class="p"><b>Namngjeving</b>«Klipp: Bjørnar Seljeset» til slutt i kvar del.</div><div class="p"><b>Teieplikt</b>Det folk i bygda fortel framfor kamera, men som ikkje kjem med, skal bli verande i klipperommet. Dette er det viktigaste punktet i avtalen.</div><div class="p"><b>Oppseiing</b>14 dagar i dei første tre månadene, deretter ein månad.</div><div class="p"><b>Verneting</b>Sogn og Fjordane tingrett.</div><p style="margin-top:8mm;margin-left:-20mm">Leikanger/Årdal, 17. september 2021</p><div class="u"><div>${underskrift('kvamme åshild', { b: 200, farge: '#202020' })}<br>Åshild Kvamme</div><div>${underskrift('seljeset bj', { b: 210 })}<br>Bjørnar Seljeset</div></div>`,
    ),
  },
)

const d14 = dok(
  14,
  {
    form: 'foto',
    language: 'nb',
    template: 'kontrakt-manglende-side',
    arbeidstaker: 'Helene Sivertsdatter Moe',
    selskap: 'Tempekrysset Film AS',
    reg: [reg('Slakteriet sesong 2', 'produksjonsdesigner', 'scenografi', 8)],
    variant: 'taus',
    sign: [true, true],
    forventet: 'mangelfull',
    hvorfor: 'Side 2 av 3, med punktene 6 til 11, mangler blant bildene.',
  },
  {
    navn: 'kontrakt slakteriet.jpg',
    slag: 'foto',
    slitasje: { uskarp: 0.3, skygge: 0.4 },
    stil: `${skrift('Liberation Serif', 15, '24mm 26mm', 1.5)} h1{font-size:21px} .n{position:absolute;top:10mm;right:16mm;font-size:13px;border:1px solid;padding:2px 8px} .u{margin-top:16mm}`,
    html: ark(
      `<div class="n">side 1/3</div><h1>KONTRAKT</h1><p>inngått mellom</p><p><b>Tempekrysset Film AS</b>, org.nr. ${treogtre(nr('Tempekrysset Film AS'))}, Sluppenvegen 8, 7037 Trondheim («produsenten»)</p><p>og</p><p><b>Helene Sivertsdatter Moe</b>, Veimester Kroghs gate 19, 7014 Trondheim («medarbeideren»)</p><p><b>1. Bakgrunn.</b> Produsenten skal lage andre sesong av «Slakteriet», åtte episoder. Første sesong ble godt mottatt, ikke minst på grunn av rommene, og det er derfor partene har funnet sammen igjen.</p><p><b>2. Funksjon.</b> Medarbeideren er produksjonsdesigner på hele sesongen, og er ansvarlig for seriens visuelle miljøer, dekorasjoner og rekvisitter innenfor rammen på kr 2 900 000.</p><p><b>3. Periode.</b> 1. mars – 31. august 2023, deretter inntil ti dager i etterarbeidet etter avtale.</p><p><b>4. Lønn.</b> Kr 20 700 pr. uke. Utbetales den 1. og 15. i måneden.</p><p><b>5. Arbeidstid.</b> 42 timer i uken i opptaksperioden og 37,5 ellers. Avspasering avtales med produksjonsleder. Arbeider medarbeideren mer enn tolv dager på rad, skal de to neste være fri, enten</p>`,
      `<div class="n">side 3/3</div><p>i det omfang et forsikringsselskap dekker tapet.</p><p><b>12. Force majeure.</b> Hendelser utenfor partenes kontroll, slik som brann, epidemi eller vedtak av det offentlige, fritar for plikter så lenge de varer. Produsenten skal i slike tilfeller betale lønn for påbegynt uke.</p><p><b>13. Overdragelse av kontrakten.</b> Produsenten kan overføre kontrakten til et datterselskap opprettet for produksjonen, men blir stående som garantist for lønnen.</p><p><b>14. Endringer.</b> Endringer gjøres skriftlig. En e-post som begge har svart ja på, er nok.</p><p><b>15. Tvister.</b> Trøndelag tingrett. Partene har snakket om at de helst vil slippe.</p><p style="margin-top:10mm">Trondheim, 14. februar 2023</p><div class="u">${underskrift('lium gaute', { b: 210, farge: '#222' })}<br>for Tempekrysset Film AS<br>Gaute Lium</div><div class="u">${underskrift('moe helene s', { b: 240 })}<br>Helene Sivertsdatter Moe</div>`,
    ),
  },
)

const d15 = dok(
  15,
  {
    form: 'digital',
    language: 'nb',
    template: 'faktura',
    arbeidstaker: 'Aksel Drønen',
    selskap: 'Havmannen Drama AS',
    reg: [reg('Lensmannen i Gulen', 'lyddesign', 'lyd', 3)],
    variant: 'ikke_kontrakt',
    sign: [false, false],
    forventet: 'mangelfull',
    hvorfor: 'Dokumentet er en faktura for lyddesign på tre episoder, ikke en kontrakt.',
  },
  {
    navn: 'faktura 2022-031.pdf',
    slag: 'digital',
    stil: `${skrift('Liberation Sans', 12.5, '20mm')} .v{width:100%;margin-top:14mm} .v th{background:#2b2b2b;color:white;padding:6px 8px} .v td{padding:7px 8px;border-bottom:1px solid #ccc} .h{text-align:right!important}`,
    html: ark(
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:21px">Drønen Lyd</b><br>Aksel Drønen<br>Solheimslien 30<br>5056 Bergen<br>org.nr. 299 114 082 MVA<br>post@dronenlyd.example</div><div style="text-align:right"><b style="font-size:28px;color:#777">FAKTURA</b><br>Nr. 2022-031<br>Dato 11.03.2022<br>Forfall 25.03.2022</div></div>
<p style="margin-top:12mm"><b>Til:</b><br>Havmannen Drama AS<br>Georgernes Verft 12<br>5011 Bergen</p><p>Deres ref.: Siv Rongevær</p>
<table class="v"><tr><th>Beskrivelse</th><th class="h">Antall</th><th class="h">Pris</th><th class="h">Sum</th></tr><tr><td>Lyddesign «Lensmannen i Gulen» ep. 6</td><td class="h">1</td><td class="h">38 500,00</td><td class="h">38 500,00</td></tr><tr><td>Lyddesign «Lensmannen i Gulen» ep. 7</td><td class="h">1</td><td class="h">38 500,00</td><td class="h">38 500,00</td></tr><tr><td>Lyddesign «Lensmannen i Gulen» ep. 8</td><td class="h">1</td><td class="h">38 500,00</td><td class="h">38 500,00</td></tr><tr><td>Ekstra redigering etter låst bilde, timer</td><td class="h">7</td><td class="h">780,00</td><td class="h">5 460,00</td></tr><tr><td>Leie av studio, dager</td><td class="h">4</td><td class="h">2 200,00</td><td class="h">8 800,00</td></tr></table>
<table style="margin:8mm 0 0 auto">${rader([
        ['Netto &nbsp;&nbsp;&nbsp;&nbsp;', '129 760,00'],
        ['Mva. 25 %', '32 440,00'],
        ['<b>Å betale</b>', '<b>162 200,00</b>'],
      ])}</table><p style="margin-top:16mm">Betales til konto 0099 30 41126. Ved forsinket betaling påløper rente etter loven.<br>Opphavsrett følger avtalen vår fra september.</p>`,
    ),
  },
)

const d16 = dok(
  16,
  {
    form: 'foto',
    language: 'nb',
    template: 'dagsplan',
    arbeidstaker: 'Jorun Tveitane',
    selskap: 'Bryggesjauer Drama AS',
    reg: [reg('Ballast', 'Scripter', 'ingen')],
    variant: 'ikke_kontrakt',
    sign: [false, false],
    forventet: 'mangelfull',
    hvorfor: 'Dette er innkallingen til opptaksdag 17, adressert til scripteren; den er ingen kontrakt.',
  },
  {
    navn: 'IMG_0098.jpg',
    slag: 'foto',
    slitasje: { skjev: 2.2, uskarp: 0.35, skygge: 0.5 },
    stil: `${skrift('Liberation Sans Narrow', 12.6, '12mm 14mm', 1.3)} table{width:100%;margin-bottom:10px} td,th{border:1px solid #444;padding:3px 6px} th{background:#ddd}`,
    html: ark(
      `<div style="display:flex;justify-content:space-between;border:2px solid;padding:8px;margin-bottom:10px"><div><b style="font-size:24px">BALLAST</b><br>Bryggesjauer Drama AS<br>Prod.leder: Tone Alver</div><div style="text-align:center"><b style="font-size:18px">DAGSPLAN NR. 17</b><br>torsdag 19. oktober 2023<br>Opptaksdag 17 av 64</div><div style="text-align:right">Soloppgang 08.15<br>Vær: regn, bris<br><b>FELLES OPPMØTE 06.45</b></div></div>
<p style="font-size:15px">Personlig innkalling til: <b>Jorun Tveitane</b> (scripter) &nbsp;·&nbsp; ditt oppmøte: ${ring('<b>06.15</b>')} &nbsp; ${hand('husk støvler!', 22)}</p>
<table><tr><th>Sc.</th><th>Ep.</th><th>I/E D/N</th><th>Sted</th><th>Hva skjer</th><th>Roller</th><th>Sider</th></tr><tr><td>4/12</td><td>4</td><td>E/D</td><td>Dokken</td><td>Lossing. Rune ser kassen.</td><td>1, 4, 9</td><td>1 3/8</td></tr><tr><td>4/13</td><td>4</td><td>E/D</td><td>Dokken</td><td>Rune ringer Berit</td><td>1</td><td>4/8</td></tr><tr><td>5/02</td><td>5</td><td>I/D</td><td>Brakka</td><td>Formannen lyver</td><td>4, 7</td><td>2 1/8</td></tr><tr><td>5/09</td><td>5</td><td>I/N</td><td>Brakka</td><td>Berit finner nøkkelen</td><td>2</td><td>6/8</td></tr><tr><td>2/21</td><td>2</td><td>E/N</td><td>Dokken</td><td>OMTAK: båten går</td><td>1, 2</td><td>5/8</td></tr></table>
<table><tr><th>Avdeling</th><th>Navn</th><th>Oppmøte</th><th>Avdeling</th><th>Navn</th><th>Oppmøte</th></tr><tr><td>Regi</td><td>Håkon Mjelde Ask</td><td>06.30</td><td>A-lyd</td><td>Vidar Kleppe</td><td>06.30</td></tr><tr><td>Innspillingsleder</td><td>Sara Hellesund</td><td>06.00</td><td>Boom</td><td>Pia Rolland</td><td>06.30</td></tr><tr><td>A-foto</td><td>Lasse Myking</td><td>06.30</td><td>Kostyme</td><td>Gry Totland</td><td>05.45</td></tr><tr><td>B-foto</td><td>Ane Sekse</td><td>06.45</td><td>Maske</td><td>Elise Storeide</td><td>05.30</td></tr><tr><td>Lysmester</td><td>Geir Ove Tokle</td><td>06.00</td><td>Scenografi</td><td>Marius Lie Natås</td><td>06.00</td></tr><tr><td>Scripter</td><td>Jorun Tveitane</td><td>06.15</td><td>Rekvisita</td><td>Nora Kalvenes</td><td>06.00</td></tr></table>
<table><tr><th>Kl.</th><th>Program</th></tr><tr><td>05.30</td><td>Maske åpner, Skur 13</td></tr><tr><td>06.45</td><td>Frokost på sett, havregrøt og egg</td></tr><tr><td>07.30</td><td>Klart for opptak sc. 4/12</td></tr><tr><td>12.00</td><td>Lunsj</td></tr><tr><td>12.45</td><td>Flytt til brakka</td></tr><tr><td>17.30</td><td>Ferdig. Overtid avtales med Sara før 16.</td></tr></table>
<p><b>HMS:</b> Arbeid nær vann. Vest på alle innenfor gul stripe. Truck kjører på området til kl. 08. Nærmeste legevakt: Solheimsgaten.</p><p><b>Parkering:</b> Bare ved Skur 11. <b>Neste dag:</b> ep. 5, sc. 14–19, Laksevåg.</p>`,
    ),
  },
)

const d17 = dok(
  17,
  {
    form: 'digital',
    language: 'nb',
    template: 'oppdragsavtale-eget-as',
    arbeidstaker: 'Fredrik Aune Hollekim',
    selskap: 'Mørketidsverket AS',
    reg: [reg('Bunnsjø', 'colorist', 'farge')],
    variant: '2',
    sign: [true, true],
    forventet: 'ok',
    hvorfor:
      'Avtale med coloristens eget firma, elektronisk signert: fargekorrigering av spillefilmen med vederlagsrettene i behold.',
  },
  {
    navn: 'MTV-2022-09 Hollekim Farge AS.pdf',
    slag: 'digital',
    stil: `${skrift('Nimbus Sans', 13, '22mm 24mm', 1.48)} h1{font-size:34px;font-weight:bold;letter-spacing:-1.5px;margin-bottom:2px} .s{columns:1} h2{font-size:12px;text-transform:uppercase;letter-spacing:2px;border-top:1px solid #111;padding-top:6px;margin-top:1.3em} .es td,.es th{padding:6px 10px;font-size:11.5px;border:1px solid #99a}`,
    html: ark(
      `<h1>Oppdragsavtale</h1><p>Mørketidsverket AS (${treogtre(nr('Mørketidsverket AS'))}), Skippergata 19, Tromsø — oppdragsgiver<br>Hollekim Farge AS (318 220 476) v/ Fredrik Aune Hollekim, Verftsgata 2, Trondheim — oppdragstaker</p>
<h2>Oppdraget</h2><p>Oppdragstaker stiller med Fredrik Aune Hollekim personlig som colorist på spillefilmen <i>Bunnsjø</i> (93 minutter, regi Une Helgesen Rist). Det er Fredriks øye vi har spurt etter, og arbeidet kan ikke settes bort til andre uten at vi har sagt ja.</p><p>Oppdraget er fargekorrigering av hele filmen til DCP og HDR, med to dager til prøver på lerret i den gamle kinoen når den er ledig.</p>
<h2>Tid og sted</h2><p>Uke 40 til 43 i 2022, i oppdragstakers studio. Fotografen er til stede de siste fire dagene.</p>
<h2>Vederlag</h2><p>Fast pris kr 148 000 uten merverdiavgift, med halvparten ved oppstart. Forsinkes bildelåsen fra vår side, betaler vi for tomme dager fra og med den tredje.</p>
<h2>Rettigheter</h2><p>Bunnsjø er produsert for kino. Oppdragsgiver får rett til å fremføre og distribuere filmen på kino, på festivaler, som salgs- og leievideo og ved salg av visningsrett. Det er ikke meningen å tømme opphaveren for rettigheter: For den som har forvaltningskontrakt med F©R, holdes alle økonomiske rettigheter ved kringkasting, strømming, videresending, offentlig fremføring i annen form og privatkopiering tilbake og forvaltes av F©R og Norwaco. Dette gjelder personen Fredrik, også om det er firmaet hans som sender faktura.</p>
<h2>Ansvar</h2><p>Oppdragstaker tar sikkerhetskopi hver kveld, til et annet sted enn studioet. Ansvar for indirekte tap er utelukket for begge.</p>
<h2>Kreditering</h2><p>«Colorist Fredrik Aune Hollekim».</p>
<h2>Avslutning av avtalen</h2><p>Begge kan heve ved vesentlig mislighold etter skriftlig varsel på sju dager, og vi håper ingen får lyst.</p>`,
      `<div style="font-family:'DejaVu Sans'"><h1 style="font-size:20px;letter-spacing:0">Bevis for elektronisk underskrift</h1><p style="font-size:12px">Avtalen «MTV-2022-09 Hollekim Farge AS» er underskrevet av alle parter i tjenesten Penneskaft. Forseglingen kan kontrolleres på penneskaft.example/kontroll med koden under.</p><table class="es"><tr><th>Rolle</th><th>Navn på eID</th><th>Underskrevet</th><th>Fra adresse</th></tr><tr><td>Oppdragsgiver</td><td>Silje Hansteensen</td><td>12.09.2022 09:14:03</td><td>203.0.113.41</td></tr><tr><td>Oppdragstaker</td><td>Fredrik Aune Hollekim</td><td>12.09.2022 11:37:58</td><td>198.51.100.7</td></tr></table><p style="font:15px 'DejaVu Sans Mono';margin-top:14mm">KODE: PSK-7741-QE-20913</p></div>`,
    ),
  },
)

const funksjoner18 = [
  'Regi',
  'Manus',
  'A-foto',
  'B-foto',
  'Klipp',
  'A-lyd',
  'Lydassistent',
  'Scenograf',
  'Rekvisitør',
  'Kostymedesigner',
  'Maskør',
  'VFX',
  'Scripter',
  'Lysmester',
  'Innspillingsleder',
  'Annet:',
]
const p18 = fnr(30, 5, 1993, 330)
const d18 = dok(
  18,
  {
    form: 'skann',
    language: 'nb',
    template: 'skjema-avkryssing',
    arbeidstaker: 'Thomas Eidnes Blix',
    selskap: 'Sju Tak Film Nord AS',
    reg: [reg('Operasjon Tørrfisk', 'A-lyd', 'lyd', 5)],
    variant: '1a',
    sign: [true, true],
    pnr: p18,
    forventet: 'ok',
    hvorfor:
      'Skjemaet har kryss for A-lyd og «hver annen episode av ti», altså fem; begge har skrevet under.',
  },
  {
    navn: 'Skjema_kontrakt_Blix_20230111.pdf',
    slag: 'skann',
    slitasje: { dpi: 200, skjev: 0.6 },
    stil: `${skrift('Liberation Sans', 12, '14mm 16mm', 1.4)} .g{display:grid;grid-template-columns:repeat(4,1fr);gap:6px 10px} .b{border:1px solid #000;margin-bottom:-1px;padding:8px 10px} .b>small{display:block;font-weight:bold;font-size:10.5px;margin-bottom:5px} .to{display:grid;grid-template-columns:1fr 1fr} .to .b{margin-right:-1px}`,
    html: ark(
      `<div style="display:flex;justify-content:space-between;align-items:center;background:#1a1a1a;color:white;padding:8px 12px"><b style="font-size:17px">SJU TAK FILM NORD</b><span>Kontrakt for lagmedlem · skjema 3b</span></div>
<div class="to"><div class="b"><small>1. NAVN</small>${hand('Thomas Eidnes Blix')}</div><div class="b"><small>2. FØDSELSNUMMER (11 siffer)</small>${hand(delt(p18))}</div><div class="b"><small>3. ADRESSE</small>${hand('Gimsøyveien 202, 8314 Gimsøysand')}</div><div class="b"><small>4. E-POST</small>${hand('thomas.blix@post.example', 20)}</div></div>
<div class="b"><small>5. PRODUKSJON</small>${hand('Operasjon Tørrfisk')} &nbsp;&nbsp; ${boks(false, '18f')} spillefilm ${boks(false, '18k')} kortfilm ${boks(true, '18s')} serie ${boks(false, '18d')} dokumentar</div>
<div class="b"><small>6. FUNKSJON (kryss av, bare ett kryss)</small><div class="g">${funksjoner18.map(f => `<span>${boks(f === 'A-lyd', `18${f}`)} ${f}</span>`).join('')}</div></div>
<div class="b"><small>7. ER DET EN SERIE, HVILKE EPISODER GJELDER DET?</small>${boks(false, '18al')} alle &nbsp; ${boks(true, '18no')} disse: ${hand('hver annen episode av ti, de andre tar Kari')}</div>
<div class="to"><div class="b"><small>8. FRA – TIL</small>${hand('6/2 – 19/5 2023')}</div><div class="b"><small>9. UKELØNN</small>${hand('18 200 kr')}</div></div>
<div class="b"><small>10. TILKNYTNING</small>${boks(true, '18l')} lønn (skattekort) &nbsp;&nbsp; ${boks(false, '18fa')} faktura, org.nr. ________________</div>
<div class="b"><small>11. VILKÅR FOR ALLE</small>a) Arbeidstiden er 40 timer i uken. Overtid på forhånd. b) Selskapet dekker reise, bolig og mat utenfor hjemkommunen. c) Ingen bilder fra innspillingen på nett. d) Den som ser noe farlig, roper stopp, og ingen skal bli sur. e) Oppsigelse 14 dager. f) Opphavsrett: For medlemmer i Norsk filmforbund med forvaltningskontrakt i F©R gjelder avtalen om rettigheter mellom Virke Produsentforeningen og Norsk filmforbund/F©R, 29.10.2016. g) Navn i rulletekst etter sedvane. h) Tjenestepensjon fra første krone.</div>
<div class="b"><small>12. AVVIK FRA VILKÅRENE</small>${hand('Egen bil med utstyr: 4,50 pr km. Ellers ingen.')}</div>
<div class="to"><div class="b" style="height:82px"><small>13. LAGMEDLEMMETS UNDERSKRIFT</small>${underskrift('blix te', { b: 200 })} ${hand('11/1', 18)}</div><div class="b" style="height:82px"><small>14. FOR SJU TAK FILM NORD AS</small>${underskrift('espeseth m', { b: 200, farge: '#222' })} ${hand('11.1.23', 18, '#222')}</div></div><p style="font-size:10px;margin-top:8px">Sju Tak Film Nord AS · Torget 16, 8300 Svolvær · ${treogtre(nr('Sju Tak Film Nord AS'))} · Hvitt ark til kontoret, gult ark til deg.</p>`,
    ),
  },
)

const p19 = fnr(6, 8, 1966, 215)
const d19 = dok(
  19,
  {
    form: 'skann',
    language: 'nn',
    template: 'oppdragsavtale-to-funksjonar',
    arbeidstaker: 'Magnhild Systad Grov',
    selskap: 'Fram i Lyset AS',
    reg: [
      reg('Tre vintrar i Mefjord', 'regissør', 'regi'),
      reg('Tre vintrar i Mefjord', 'manusforfattar', 'manus'),
    ],
    variant: '2',
    sign: [true, true],
    pnr: p19,
    forventet: 'ok',
    hvorfor: 'Éin signert avtale om to funksjonar, regi og manus, på same kinodokumentar.',
  },
  {
    navn: 'Grov_avtale.pdf',
    slag: 'skann',
    slitasje: { dpi: 200, uskarp: 0.2 },
    stil: `${skrift('P052', 14.6, '24mm 28mm', 1.5)} h1{font-size:25px;font-style:italic;font-weight:normal} ol{padding-left:1.6em} li{margin-bottom:.55em} li::marker{font-weight:bold} .ini{position:absolute;right:18mm;bottom:12mm}`,
    html: ark(
      `<p style="text-align:center;font-variant:small-caps;letter-spacing:3px">Fram i Lyset AS</p><h1>Avtale om regi og manus</h1><p>Partar: Fram i Lyset AS (org.nr. ${treogtre(nr('Fram i Lyset AS'))}), Hafstadvegen 27, 6800 Førde, og Magnhild Systad Grov, fødd 06.08.66, fødselsnummer ${p19}, Grovabygda 11, 6822 Sandane.</p><p>Filmen: <b>Tre vintrar i Mefjord</b>, heilaftans dokumentar på om lag 88 minutt. Filmen har tilskot frå staten, frå filmsenteret i regionen og frå ei stifting, og tilskotsbreva er ein del av grunnlaget for avtalen.</p><ol><li>Magnhild er både regissør og manusforfattar. Ho har bore på denne historia sidan ho var lita, og det er få som kan fortelje henne i staden.</li><li>Manuset er det prosjektskildringa frå mars 2019 og dei tre reviderte utgåvene seinare utgjer. Ho skriv også kommentarteksten.</li><li>Regien omfattar førebuing, 46 opptaksdagar over tre vintrar, klipp og lyd fram til visningskopi, og å vere med på premieren på Stadlandet.</li><li>For manus blir det betalt 150 000 kroner, for regi 420 000 kroner. Betalinga følgjer plana i vedlegg A. Feriepengar kjem i tillegg.</li><li>Produsenten har det økonomiske ansvaret og siste ord i saker om pengar. Magnhild har siste ord i saker om sanning. Der dei to møtest, skal dei snakke saman til dei er einige.</li></ol><div class="ini">${initialer('msg1', 'msg')} ${initialer('dh1', 'dh', '#222')}</div>`,
      `<ol start="6"><li>Folk som er med i filmen, skal ha fått sjå det dei sjølve seier, før biletlås. Produsenten kan ikkje leggje press på regissøren for å sleppe dette.</li><li>Opphavsrett. Filmen er laga for kino. Produsenten får einerett til å framstille filmen og til å vise han på kino, festivalar og lukka visingar, og til å selje visingsrett. Dei andre økonomiske rettane er ikkje overdregne. Vederlag for kringkasting, strøyming, vidaresending og privatkopiering går til Magnhild gjennom F©R og Norwaco, i samsvar med den forvaltningskontrakten ho har, og det gjeld både som regissør og som forfattar.</li><li>Produsenten kan ikkje endre filmen etter at regissøren har godkjent han, utan for å oppfylle eit pålegg. Lengda til fjernsyn er 58 minutt, og den versjonen klipper regissøren sjølv.</li><li>På plakat og i førtekst står det «Ein film av Magnhild Systad Grov», og i sluttekst «Regi og manus».</li><li>Blir ho sjuk, skal arbeidet stå så lenge det kan. Ingen andre blir sette inn utan at ho eller dei næraste hennar har gjeve lov.</li><li>Kvar av partane kan seie opp avtalen med tre månaders varsel før opptak. Etter at opptaka har teke til, kan han berre hevast.</li><li>Tvist høyrer under Sogn og Fjordane tingrett, men partane vil først be filmsenteret i regionen om å mekle.</li></ol><p style="margin-top:12mm">Førde, ${hand('14. september 2020')}</p><div style="margin-top:6mm">${underskrift('hovland dagny', { b: 210, farge: '#222' })}<br>Dagny Hovland, produsent</div><div style="margin-top:8mm">${underskrift('systad grov', { b: 240 })}<br>Magnhild Systad Grov</div><div class="ini">${stempel('FRAM I LYSET', 'FØRDE', '#444')}</div>`,
    ),
  },
)

const p20 = fnr(21, 12, 1988, 150)
const d20 = dok(
  20,
  {
    form: 'digital',
    language: 'nb',
    template: 'årskontrakt-flere-produksjoner',
    arbeidstaker: 'Ole-Jakob Straumsnes',
    selskap: 'Svartbakk Film AS',
    reg: [
      reg('Sjarken', 'klipper', 'klipp', 10),
      reg('Sjarken 2', 'klipper', 'klipp', 4),
      reg('Sjarkens siste sommer', 'klipper', 'klipp'),
    ],
    variant: '1a',
    sign: [true, true],
    pnr: p20,
    forventet: 'ok',
    hvorfor:
      'Årskontrakt for klipper på tre produksjoner med hvert sitt antall episoder, elektronisk signert.',
  },
  {
    navn: 'Årskontrakt klipp Straumsnes.pdf',
    slag: 'digital',
    stil: `${skrift('DejaVu Sans', 11.2, '20mm 22mm', 1.55)} h1{font-size:20px} h1 span{display:block;font-size:12px;font-weight:normal;color:#666} h2{font-size:13px;color:#7b1e3a;margin-top:1.2em} .pr{width:100%;margin:8px 0 12px} .pr th{border-bottom:2px solid #7b1e3a;padding:5px;font-size:10.5px} .pr td{border-bottom:1px solid #ddd;padding:6px 5px} .vm{position:absolute;left:0;right:0;bottom:0;background:#f4f4f4;border-top:1px solid #bbb;font-size:9px;padding:8px 22mm;color:#444;line-height:1.5}`,
    html: ark(
      `<h1>Kontrakt for klipper 2021–2023 <span>Svartbakk Film AS, Vesterålsgata 63, 8400 Sortland, foretaksnummer ${treogtre(nr('Svartbakk Film AS'))}</span></h1><p>Denne kontrakten er mellom Svartbakk Film og <b>Ole-Jakob Straumsnes</b> (fnr. ${delt(p20)}), Sigerfjordveien 88, 8406 Sortland. Vi kunne ha skrevet tre kontrakter, men vi er tre mennesker på et kontor, og derfor blir det én.</p>
<h2>Produksjonene</h2><table class="pr"><tr><th>Tittel</th><th>Hva det er</th><th>Din andel</th><th>Tid</th></tr><tr><td>Sjarken, sesong 1</td><td>ungdomsdrama, ti episoder</td><td>alle</td><td>sept. 2021 – mars 2022</td></tr><tr><td>Sjarken, sesong 2</td><td>ungdomsdrama, ti episoder</td><td>de fire siste</td><td>jan. – mai 2023</td></tr><tr><td>Sjarkens siste sommer</td><td>enkeltstående dokumentar</td><td>hele</td><td>juni – okt. 2023</td></tr></table>
<h2>Stillingen</h2><p>Du er klipper. På sesong 2 deler du med Tiril, som tar de seks første. Du har hjemmekontor så ofte du vil, men ikke i uka før bildelås.</p>
<h2>Lønn</h2><p>Kr 58 900 pr. måned i de månedene tabellen nevner. Mellom produksjonene er det ingen lønn, men heller ingen plikt til å svare på telefon.</p>
<h2>Rett til det du skaper</h2><p>For deg med forvaltningskontrakt i F©R er det «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk filmforbund/F©R av 29.10.2016» som gjelder, for alle tre produksjonene. Vi har lest den, og vi liker den.</p>
<h2>Kreditering</h2><p>«Klipp» på egen plakat der du har klippet episoden alene.</p>
<h2>Det alminnelige</h2><p>Arbeidsmiljøloven og ferieloven gjelder. Oppsigelse én måned. Kontrakten faller bort for en produksjon som ikke får finansiering, og da får du beskjed samme uke som vi får det selv. Sykdom meldes til Monica. Eget utstyr er forsikret gjennom oss når det står i lokalene våre.</p><p>Sortland, 16. august 2021</p><div class="vm">Elektronisk underskrevet. 1) MONICA EIDISSEN, daglig leder Svartbakk Film AS, 16.08.2021 14:02:11 (eID). 2) OLE-JAKOB STRAUMSNES, 16.08.2021 18:40:33 (eID). Dokument-ID 5b1f-a0d9-9e77-4410. Hele signaturloggen ligger innebygd i filen.</div>`,
    ),
  },
)

export const del2: Dokument[] = [d11, d12, d13, d14, d15, d16, d17, d18, d19, d20]
