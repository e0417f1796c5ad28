// Mixed papers, fee agreements, a typewritten one, an e-mail and an English crew agreement.
import * as b from './bank.ts'
import {
  delt,
  foedt,
  klausul,
  orgnr,
  person,
  punkter,
  rader,
  reg,
  type Skrevet,
  side,
  signert,
  stil,
} from './felles.ts'
import { penn, signatur, stempel } from './hand.ts'
import { kontor, kryss, langprosa, parafer, sigfelt, sigpar, sigstil, skrevet } from './maler.ts'

const fot = (tekst: string, n: number, av: number) =>
  `<div class="bn"><span>${tekst}</span><span>Side ${n} av ${av}</span></div>`

const e31 = person('Anne Margrethe Ytterøymo', 'Nedre Møllenberg gate 40', '7014 Trondheim')
const siste31 = (tegnet: boolean) =>
  side(`<h2>8 Utnyttelse</h2>${punkter(8, 'Alle rettigheter til Medarbeiderens arbeid overdras til Produsenten ved avtalens inngåelse. Produsenten kan bruke arbeidet i enhver sammenheng, uten geografisk eller tidsmessig grense, og kan overdra rettighetene til andre uten at Medarbeideren får vederlag utover lønnen.', 'Produsenten kan bruke bilder av masker og parykker i markedsføring.')}
<h2>9 Fortrolighet</h2>${punkter(9, b.taushet(0), b.taushet(2))}<h2>10 Mislighold og tvist</h2>${punkter(10, b.mislighold(0), b.tvist(0))}
<p style="margin-top:6mm">Trondheim, den 6. mai 2020</p>${sigpar({ tittel: 'For Fabelverkstedet AS', navn: 'Arnhild Nesjø Berdal', under: 'produsent', tegnet }, { tittel: 'Medarbeideren', navn: e31.navn, under: 'maskør', tegnet })}${fot('Fabelverkstedet / Adventsbåten', 2, 2)}`)
const d31: Skrevet = {
  fasit: {
    id: 'w5-31',
    form: 'blandet',
    language: 'nb',
    template: 'langprosa + foto av signaturside',
    arbeidstaker: e31.navn,
    produksjonsselskap: 'Fabelverkstedet AS',
    registreringer: [reg('Adventsbåten', 'maskør', 'kostyme', 16)],
    rettighetsklausul: klausul('motstridende'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e31.pnr,
    forventet: 'UNDER BEHANDLING',
    begrunnelse:
      'Fotoet viser begge signaturer, men klausul 1a i punkt 5 strider mot full overdragelse i punkt 8.',
  },
  papirer: [
    {
      navn: 'Adventsbåten maskør.pdf',
      slag: 'digital',
      stil: langprosa,
      html:
        side(`<h1>Arbeidsavtale</h1><p class="mt">julekalenderen Adventsbåten</p><h2>1 Parter</h2>${punkter(1, `Fabelverkstedet AS, org.nr. ${orgnr('Fabelverkstedet AS')}, Trondheim (Produsenten).`, `${e31.navn}, fødselsnummer ${delt(e31.pnr)}, ${e31.adresse}, ${e31.sted} (Medarbeideren).`)}
<h2>2 Arbeid</h2>${punkter(2, 'Medarbeideren ansettes som maskør. Serien har 24 luker à 25 minutter. Medarbeideren har maske på to tredjedeler av lukene, det vil si 16, mens maskør Grete Lillian Buran har de øvrige.', 'Spesialeffekter (skjegg, sjøsprøyt og frost) hører med.')}
<h2>3 Tid</h2>${punkter(3, 'Ansettelsen løper fra 25. mai til 18. september 2020 i inntil 17 uker.', b.arbeidstid(2))}<h2>4 Lønn</h2>${punkter(4, `Lønnen er kr 14 850 per uke. ${b.loenn(0)} Konto ${e31.konto}.`)}
<h2>5 Opphavsrett</h2>${punkter(5, b.standard.a)}<h2>6 Navngivelse</h2>${punkter(6, b.kreditering(0))}<h2>7 Arbeidsmiljø</h2>${punkter(7, b.hms(1), b.forsikring(0))}${fot('Fabelverkstedet / Adventsbåten', 1, 2)}`) +
        siste31(false),
    },
    { navn: 'signert siste side.jpg', slag: 'foto', stil: langprosa, html: siste31(true) },
  ],
}

const e32 = person('Jostein Fiskvikmo', 'Ilevollen 6', '7018 Trondheim')
const d32: Skrevet = {
  fasit: {
    id: 'w5-32',
    form: 'blandet',
    language: 'nb',
    template: 'avtale + skannet tillegg',
    arbeidstaker: e32.navn,
    produksjonsselskap: 'Trollgarn Animasjon AS',
    registreringer: [reg('Pipp og Pjolter (sesong 2)', 'animerer og har regi', 'regi', 10)],
    rettighetsklausul: klausul('1a'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e32.pnr,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Animatør med regi på episode 1–6, og tillegget gir fire til; klausul 1a og begge signaturer på begge papirer.',
  },
  papirer: [
    {
      navn: 'Pipp2_avtale_Fiskvikmo.pdf',
      slag: 'digital',
      stil: kontor,
      html: side(`<div class="lg">TROLLGARN</div><h1>Avtale om animasjon og regi</h1><table style="margin-top:4mm">${rader(
        ['Produsent', `Trollgarn Animasjon AS, org.nr. ${orgnr('Trollgarn Animasjon AS')}`],
        ['Animatør', `${e32.navn}, ${e32.adresse}, ${e32.sted}`],
        ['Personnummer', e32.pnr],
        ['Serie', 'Pipp og Pjolter, sesong 2, 26 × 7 minutter'],
        ['Periode', '1. februar 2021 – 28. januar 2022'],
        ['Lønn', 'kr 47 500 per måned'],
      )}</table><h2>1. Arbeidet</h2>${punkter(1, 'Animatøren animerer og har regi på episode 1–6, fra storyboard til ferdig bilde. Seriens konsept og figurer er skapt av Tormod Gynnild.', b.arbeidstid(2))}<h2>2. Rettigheter</h2>${punkter(2, 'For medlemmer av Norsk filmforbund som har forvaltningskontrakt med F©R (Filmforbundets rettighetsorganisasjon), er opphavsrettighetene regulert i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016», og produsenten erverver ikke mer enn avtalen gir.')}<h2>3. Kreditering</h2>${punkter(3, 'Animatøren krediteres som «regi og animasjon» på egne episoder.')}<h2>4. Øvrig</h2>${punkter(4, b.loenn(0), b.taushet(1), b.tvist(0))}
${sigpar({ tittel: 'Trondheim, 20.1.2021', navn: 'Tormod Gynnild', under: 'for Trollgarn Animasjon AS' }, { tittel: 'Trondheim, 20.1.2021', navn: e32.navn })}`),
    },
    {
      navn: 'tillegg_pipp2.pdf',
      slag: 'skann',
      slitasje: { dpi: 200 },
      stil: skrevet,
      html: side(
        `<h1>Tillegg til avtale om animasjon og regi</h1><p>Trollgarn Animasjon AS og ${e32.navn} endrer avtalen av 20. januar 2021 om «Pipp og Pjolter», sesong 2, slik:</p><p>1. I tillegg til episodene i avtalens punkt 1.1 får animatøren regi og animasjon på episode 14, 15, 16 og 17.</p><p>2. Perioden forlenges med tre måneder, til 29. april 2022.</p><p>3. Månedslønnen er kr 48 900 fra 1. februar 2022.</p><p>4. Animatør Ronja Sæterbakk-Hove overtar episode 18–20, som animatøren tidligere var tiltenkt.</p><p>5. Avtalen gjelder ellers som før.</p><p style="margin-top:8mm">Trondheim, 10. november 2021</p>${sigpar({ tittel: 'For Trollgarn', navn: 'Tormod Gynnild' }, { tittel: 'Animatør', navn: e32.navn })}`,
      ),
    },
  ],
}

const maskin = stil(
  `.ark{padding:24mm 24mm;font:9.6pt/1.55 'DejaVu Sans Mono',monospace;color:#1b1b1b}.ark h1{font-size:12pt;letter-spacing:3px;text-decoration:underline;margin-bottom:6mm}${sigstil}`,
)
const e33 = person('Åsmund Kvitberget', 'Kyrkjevegen 3', '7724 Steinkjer')
const d33: Skrevet = {
  fasit: {
    id: 'w5-33',
    form: 'foto',
    language: 'nn',
    template: 'maskinskriven',
    arbeidstaker: e33.navn,
    produksjonsselskap: 'Regnbyge AS',
    registreringer: [reg('Svarttrost – Aldri heim', 'fotograf', 'foto', null)],
    rettighetsklausul: klausul('taus'),
    signaturer: signert(true, false),
    personnummer_i_dokumentet: null,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Regnbyge har bare stemplet; et stempel uten underskrift er ingen signatur.',
  },
  papirer: [
    {
      navn: 'IMG_0071.jpg',
      slag: 'foto',
      slitasje: { uskarp: 0.15 },
      stil: maskin,
      html: side(
        `<h1>AVTALE OM FOTO, MUSIKKVIDEO</h1><p>REGNBYGE AS, org.nr. ${orgnr('Regnbyge AS')}, og<br>${e33.navn}, fødd ${foedt(e33.pnr)}, ${e33.adresse}, ${e33.sted}</p><p>1. ${e33.navn.split(' ')[0]} er fotograf på musikkvideoen til "Aldri heim" med Svarttrost. Låten varer 3 minutt og 56 sekund.</p><p>2. Opptak er laurdag 5. og sundag 6. juni 2021 på Frolfjellet. Éin dag med rigging kjem fyrst.</p><p>3. Løna er 9 000 kroner i alt, og leige av kamera 2 500 kroner. Pengane kjem seinast 30 dagar etter siste opptak på konto ${e33.konto}.</p><p>4. ${b.nn.reise}</p><p>5. Regissøren, Liv Unni Skjækerli, avgjer kva bilete som blir brukte. Råmaterialet skal leverast på to diskar.</p><p>6. Regnbyge har trygging for folk og utstyr. ${b.nn.taushet}</p><p>7. Blir det uvêr, er reservedagane 12. og 13. juni.</p><p>8. ${b.nn.tvist}</p><p>Steinkjer, 28. mai 2021</p><div class="sp">${sigfelt({ tittel: 'Regnbyge AS', navn: 'v/ dagleg leiar', over: `<div data-fri style="position:absolute;left:4mm;bottom:1mm">${stempel(['REGNBYGE AS', 'Inderøy'], -4)}</div>` })}${sigfelt({ tittel: 'Fotograf', navn: e33.navn })}</div>`,
      ),
    },
  ],
}

const epost = stil(
  `.ark{padding:16mm 18mm;font:10pt/1.5 Liberation,sans-serif}.ark h1{font-size:13pt;border-bottom:.3mm solid #999;padding-bottom:2mm;margin-bottom:3mm}.hode{font-size:9pt;line-height:1.6;margin-bottom:6mm}.sit{border-left:.8mm solid #bbb;padding-left:4mm;color:#444;margin-top:6mm}.bn{position:absolute;bottom:7mm;left:18mm;font-size:7.4pt;color:#777}`,
)
const e34 = person('Marius Almåsbakk', 'Thereses gate 26', '0354 Oslo')
const d34: Skrevet = {
  fasit: {
    id: 'w5-34',
    form: 'digital',
    language: 'nb',
    template: 'e-post',
    arbeidstaker: e34.navn,
    produksjonsselskap: 'Bispehaugen Bilde AS',
    registreringer: [reg('Utlånt', 'regi', 'regi', 3)],
    rettighetsklausul: klausul('ikke_kontrakt'),
    signaturer: signert(false, false),
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'E-posten bekrefter hovedpunktene, men sier selv at kontrakt skal signeres senere; den mangler.',
  },
  papirer: [
    {
      navn: 'SV_ Regi bolk II.pdf',
      slag: 'digital',
      stil: epost,
      html: side(
        `<h1>SV: Regi bolk II</h1><div class="hode"><b>Fra:</b> Wenche Haugmark &lt;wenche@bispehaugenbilde.example&gt;<br><b>Til:</b> ${e34.navn} &lt;${e34.epost}&gt;<br><b>Kopi:</b> Silje Kjønsås &lt;silje@agentur.example&gt;<br><b>Sendt:</b> torsdag 4. februar 2021 16:42</div><p>Hei Marius,</p><p>så fint at du er med! Da bekrefter jeg det vi snakket om på telefon:</p><p>– du tar regien på bolk II av «Utlånt», altså episode 4, 5 og 6<br>– forberedelser fra 1. mars, 34 opptaksdager fra 12. april, klipp ut august<br>– kr 95 000 per episode, pluss feriepenger<br>– bolig i Trondheim i opptakstiden</p><p>Kontrakt kommer i neste uke, med de vanlige vilkårene for Filmforbundets medlemmer. Send meg gjerne kontonummer og fødselsdato, så er jeg i gang. Fint om du ikke sier noe om rollelisten ennå.</p><p>Hilsen<br>Wenche Haugmark<br>produsent, Bispehaugen Bilde AS</p><div class="sit"><p><b>Fra:</b> ${e34.navn}<br><b>Sendt:</b> torsdag 4. februar 2021 11:05</p><p>Hei! Takk for praten. Jeg sier ja, gitt at vi får ekstra prep før episode 6 (båten!). Agenten min er i kopi.<br>M.</p></div><div class="bn">https://post.bispehaugenbilde.example/utskrift 1/1</div>`,
      ),
    },
  ],
}

const e35 = person('Bodil Marie Skjerstadli', 'Stiklestadvegen 88', '7650 Verdal')
const d35: Skrevet = {
  fasit: {
    id: 'w5-35',
    form: 'skann',
    language: 'nn',
    template: 'paragrafavtale',
    arbeidstaker: e35.navn,
    produksjonsselskap: 'Innherad Levende Bilder AS',
    registreringer: [
      reg('Ein plass ved omnen', 'regissør', 'regi', null),
      reg('Ein plass ved omnen', 'manusforfattar', 'manus', null),
    ],
    rettighetsklausul: klausul('2'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e35.pnr,
    forventet: 'BEHANDLET',
    begrunnelse: 'To godkjente funksjoner på én spillefilm, klausul 2 på nynorsk og begge signaturer.',
  },
  papirer: [
    {
      navn: 'regi- og manusavtale.pdf',
      slag: 'skann',
      slitasje: { dpi: 150, korn: 0.3 },
      stil: langprosa,
      html:
        side(`<h1>Regi- og manusavtale</h1><p class="mt">«Ein plass ved omnen», spelefilm</p><h2>§ 1 Partane</h2><p>Innherad Levende Bilder AS, org.nr. ${orgnr('Innherad Levende Bilder AS')}, 7600 Levanger (Produsenten). ${e35.navn}, fødselsnummer ${delt(e35.pnr)}, ${e35.adresse}, ${e35.sted} (Opphavaren).</p>
<h2>§ 2 Oppdraget</h2><p>Opphavaren er regissør og manusforfattar på filmen, som skal vere om lag 91 minutt. Manuset er eit originalverk. Det skal liggje føre i innspelingsklar form seinast 1. oktober 2019. Dramaturg er Nils Audun Frosta.</p><h2>§ 3 Tidsrom</h2><p>Manus: frå 1. mars 2019. Førebuing: frå 6. januar 2020. Opptak: 32 dagar frå 24. februar 2020. Etterarbeid: til saman 22 veker.</p>
<h2>§ 4 Vederlag</h2><p>For manus: 310 000 kroner. For regi: 540 000 kroner. Summane blir utbetalte i fire delar, med ein fjerdedel kvar gong, til konto ${e35.konto}.</p><h2>§ 5 Opphavsrett</h2><p>Som medlem av Norsk filmforbund med forvaltingskontrakt med F©R får Opphavaren rettane sine klarerte gjennom avtalen om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 9. mai 2017.</p><p>Rett til nyinnspeling, framhald og scenebruk ligg hos Opphavaren.</p><h2>§ 6 Reise</h2><p>${b.nn.reise}</p><div class="bn"><span>Ein plass ved omnen</span><span>1</span></div>${parafer(e35.navn, 'Magnhild Tiller-Aa')}`) +
        side(`<h2>§ 7 Endeleg versjon</h2><p>Produsenten og Opphavaren skal semjast om endeleg versjon. Blir dei ikkje samde, avgjer Produsenten etter tre vekers utsetjing.</p><h2>§ 8 Namngiving</h2><p>${b.nn.kreditering} På plakat står namnet i storleik som tittelen på produsenten.</p><h2>§ 9 Teieplikt</h2><p>${b.nn.taushet}</p><h2>§ 10 Sjukdom</h2><p>${b.nn.forsikring}</p><h2>§ 11 Mislighald</h2><p>${b.nn.mislighald}</p><h2>§ 12 Usemje</h2><p>${b.nn.tvist}</p><p style="margin-top:6mm">Levanger, 18. februar 2019</p>
${sigpar({ tittel: 'Produsenten', navn: 'Magnhild Tiller-Aa' }, { tittel: 'Opphavaren', navn: e35.navn })}<div class="bn"><span>Ein plass ved omnen</span><span>2</span></div>`),
    },
  ],
}

const honorar =
  stil(`.ark{padding:16mm 20mm;font:9.6pt/1.42 'DejaVu Sans',sans-serif;font-size:8.8pt}.ark h1{font-size:15pt;color:#7a1f3d;margin-bottom:1mm}.lin{border-bottom:.25mm dotted #555;display:flex;padding:1.4mm 0 .6mm}.lin b{width:52mm;font-weight:400;color:#555}.lin span{flex:1;font-size:9.4pt}
.ark h2{font-size:9.4pt;color:#7a1f3d;margin:4mm 0 1mm}.kr{display:inline-block;width:3.4mm;height:3.4mm;border:.3mm solid #000;vertical-align:-.5mm;margin:0 1.4mm 0 3mm;text-align:center;line-height:3mm}.kr.x::before{content:'✗'}${sigstil}`)
const linjer = (...par: (readonly [string, string])[]) =>
  par.map(([a, v]) => `<div class="lin"><b>${a}</b><span>${v}</span></div>`).join('')

const e36 = person('Stian André Nyhusmo', 'Åsengata 4', '0480 Oslo')
const d36: Skrevet = {
  fasit: {
    id: 'w5-36',
    form: 'foto',
    language: 'nb',
    template: 'honoraravtale',
    arbeidstaker: e36.navn,
    produksjonsselskap: 'Lillelørdag Format AS',
    registreringer: [reg('Fredagsklubben', 'A-foto', 'tvFoto', 12)],
    rettighetsklausul: klausul('1b'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e36.pnr,
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse:
      'Verken sesong eller årstall står i avtalen, og tre sesonger av Fredagsklubben har tolv programmer.',
  },
  papirer: [
    {
      navn: 'fredagsklubben honorar.jpg',
      slag: 'foto',
      slitasje: { skjev: -1.6 },
      stil: honorar,
      html: side(`<h1>Honoraravtale</h1><p>Lillelørdag Format AS · organisasjonsnummer ${orgnr('Lillelørdag Format AS')}</p>${linjer(['Navn', e36.navn], ['Fødselsnummer', delt(e36.pnr)], ['Adresse', `${e36.adresse}, ${e36.sted}`], ['Konto', e36.konto], ['Program', 'Fredagsklubben'], ['Funksjon', 'A-foto, studio og innslag'], ['Antall programmer', '12, ett hver fredag'], ['Honorar', 'kr 5 200 per program + to prøvedager à kr 3 600'], ['Oppgjør', `${kryss(true, 'lønn')}${kryss(false, 'faktura')}`])}
<h2>Arbeidsdagen</h2><p>Oppmøte kl. 10 hver fredag. Sending kl. 20.00–21.00. Ferdig ca. kl. 22. ${b.forsikring(1)}</p><h2>Rettigheter</h2><p>${b.standard.b}</p><h2>Navn</h2><p>${b.kreditering(1)}</p><h2>Taushet</h2><p>${b.taushet(0)}</p><h2>Avlysning</h2><p>Avlyses et program senere enn onsdag kl. 12, betales halvt honorar. ${b.tvist(1)}</p>
<p style="margin-top:4mm">Dato: ${penn('12/8', 'Ragnhild')}</p>${sigpar({ tittel: 'For Lillelørdag Format AS', navn: 'Ragnhild Storaunet' }, { tittel: 'Honorarmottaker', navn: e36.navn })}`),
    },
  ],
}

const e37 = person('Maja Tverrdalsmo', 'Kirkegata 41 A', '7014 Trondheim')
const d37: Skrevet = {
  fasit: {
    id: 'w5-37',
    form: 'skann',
    language: 'nb',
    template: 'honoraravtale',
    arbeidstaker: e37.navn,
    produksjonsselskap: 'Fabelverkstedet AS',
    registreringer: [
      reg('Mumle i skogen', 'produksjonsdesigner', 'scenograf', null),
      reg('Mumle i skogen', 'storyboardtegner', 'ingen', null),
    ],
    rettighetsklausul: klausul('2'),
    signaturer: signert(false, true),
    personnummer_i_dokumentet: e37.pnr,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Bare Fabelverkstedet har signert; linjen for oppdragstakeren er tom.',
  },
  papirer: [
    {
      navn: 'mumle_honoraravtale.pdf',
      slag: 'skann',
      stil: honorar,
      html: side(`<h1>Honoraravtale – animasjonsfilm</h1><p>Fabelverkstedet AS, org.nr. ${orgnr('Fabelverkstedet AS')}</p>${linjer(['Oppdragstaker', e37.navn], ['Fødselsnummer', e37.pnr], ['Adresse', `${e37.adresse}, ${e37.sted}`], ['E-post / telefon', `${e37.epost} / ${e37.tlf}`], ['Film', 'MUMLE I SKOGEN, animert langfilm, 74 min'], ['Funksjoner', 'Produksjonsdesigner og storyboardtegner'], ['Tid', '1. april 2019 – 30. oktober 2020, 9 måneder til sammen'], ['Honorar', 'kr 405 000, betales med kr 45 000 hver måned'])}
<h2>1. Arbeidet</h2><p>Oppdragstakeren utformer figurer, bakgrunner og fargeplan for filmen og tegner storyboard til sekvens 3–11 av 18. Regissør er Elise Haltbrekken; art director i animasjonsfasen er Tuva Moxnes Øie.</p><h2>2. Opphavsrett</h2><p>${b.standard.to}</p><p>Bruk av figurene på varer krever egen avtale, der oppdragstakeren har fem prosent av produsentens nettoinntekt.</p><h2>3. Navngivelse</h2><p>${b.kreditering(0)}</p><h2>4. Levering</h2><p>Filer leveres i lag, i full oppløsning. ${b.loenn(1)}</p><h2>5. Taushet, mislighold og tvist</h2><p>${b.taushet(1)} ${b.mislighold(0)} ${b.tvist(0)}</p>
${sigpar({ tittel: 'Fabelverkstedet AS, 15/3-19', navn: 'Arnhild Nesjø Berdal' }, { tittel: 'Oppdragstaker, dato ______', navn: e37.navn, tegnet: false })}`),
    },
  ],
}

const e38 = person('Tor Egil Hyllmark', 'Kjerkgata 15', '7374 Røros')
const d38: Skrevet = {
  fasit: {
    id: 'w5-38',
    form: 'skann',
    language: 'nb',
    template: 'langprosa',
    arbeidstaker: e38.navn,
    produksjonsselskap: 'Kobberverket Film AS',
    registreringer: [reg('Smeltehytta', 'omarbeider romanen til manuskript', 'adaptasjon', 6)],
    rettighetsklausul: klausul('motstridende'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e38.pnr,
    forventet: 'UNDER BEHANDLING',
    begrunnelse: 'Punkt 6 er klausul 1a, mens punkt 9 overdrar alt mot engangsvederlag; må avklares.',
  },
  papirer: [
    {
      navn: 'smeltehytta_adaptasjon.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, korn: 0.2 },
      stil: langprosa,
      html:
        side(
          `<h1>Avtale om filmatisering</h1><p class="mt">av romanen «Slagg» for serien «Smeltehytta»</p><h2>1 Parter</h2>${punkter(1, `Kobberverket Film AS, org.nr. ${orgnr('Kobberverket Film AS')} («Produsenten»).`, `${e38.navn}, ${e38.adresse}, ${e38.sted}, f.nr. ${e38.pnr} («Forfatteren»).`, 'Romanen er skrevet av Gunhild Ålbustad (1931–2004). Filmretten er ervervet fra hennes arvinger ved særskilt avtale.')}<h2>2 Oppdraget</h2>${punkter(2, 'Forfatteren omarbeider romanen til manuskript for en dramaserie i seks episoder à 45 minutter og er eneforfatter av samtlige.', 'Forfatteren arbeider i nært samråd med konseptuerende regissør Rolf Aalenmo.')}<h2>3 Levering</h2>${punkter(3, 'Synopsis 1. april 2019, førsteutkast 1. september 2019, innspillingsversjon 15. januar 2020.', 'Produsenten skal gi skriftlig tilbakemelding innen tre uker.')}<h2>4 Honorar</h2>${punkter(4, `Honoraret er kr 90 000 per episode, til sammen kr 540 000, og utbetales til konto ${e38.konto}.`, 'Oppgjør skjer med 20 prosent ved signering, 30 ved førsteutkast og 50 ved innspillingsversjon.')}<h2>5 Reise</h2>${punkter(5, b.reise(0))}<h2>6 Opphavsrett</h2>${punkter(6, b.standard.a)}${fot('Kobberverket Film – Smeltehytta', 1, 2)}${parafer(e38.navn, 'Anders Ratvolden')}`,
        ) +
        side(`<h2>7 Kreditering</h2>${punkter(7, '«Manus ved Tor Egil Hyllmark, etter romanen Slagg av Gunhild Ålbustad», på eget kort i forteksten.')}<h2>8 Taushet</h2>${punkter(8, b.taushet(0), b.taushet(1))}<h2>9 Overgang av rettigheter</h2>${punkter(9, 'Uavhengig av det som er sagt foran, går alle økonomiske rettigheter til manuskriptet over på Produsenten mot det avtalte honoraret, som er et engangsvederlag.', 'Overgangen gjelder all utnyttelse i enhver form, herunder nyinnspilling og salg til utlandet, uten tidsbegrensning. Forfatteren kan ikke kreve videre vederlag, heller ikke gjennom kollektiv forvaltning.')}<h2>10 Mislighold</h2>${punkter(10, b.mislighold(0))}<h2>11 Tvister</h2>${punkter(11, b.tvist(1))}<p style="margin-top:7mm">Røros, 12. desember 2018</p>
${sigpar({ tittel: 'For Kobberverket Film AS', navn: 'Anders Ratvolden' }, { tittel: 'Forfatteren', navn: e38.navn })}${fot('Kobberverket Film – Smeltehytta', 2, 2)}`),
    },
  ],
}

const e39 = person('Lise Mari Bjugnaas', 'Storgata 12', '7713 Steinkjer')
const d39: Skrevet = {
  fasit: {
    id: 'w5-39',
    form: 'foto',
    language: 'nb',
    template: 'oppdragsbekreftelse',
    arbeidstaker: e39.navn,
    produksjonsselskap: 'Bakkeløkka TV AS',
    registreringer: [reg('Bygdekampen (sesong 2)', 'grovklippe', 'klipp', 5)],
    rettighetsklausul: klausul('buy-out'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e39.pnr,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Grovklipper på halvparten av ti programmer; alle rettigheter er overdratt, og begge har signert.',
  },
  papirer: [
    {
      navn: 'bekreftelse.jpg',
      slag: 'foto',
      slitasje: { skygge: 0.6 },
      stil: skrevet,
      html: side(
        `<h1>Oppdragsbekreftelse</h1><p>Bakkeløkka TV AS (${orgnr('Bakkeløkka TV AS')}) bekrefter herved oppdrag til:</p><p><b>${e39.navn}</b><br>${e39.adresse}, ${e39.sted}<br>Personnr. ${delt(e39.pnr)}</p><p>Du skal grovklippe «Bygdekampen» sesong to, halvparten av de ti programmene. Hovedklipper Espen Fånes fordeler programmene. Oppdraget varer i 9 uker fra mandag 7. mars 2022, på redaksjonen i Steinkjer eller hjemmefra.</p><p>Du får kr 3 100 per dag for inntil 45 dager. ${b.loenn(1)}</p><p>Bakkeløkka TV blir ved betaling innehaver av samtlige rettigheter til det du leverer, og kan fritt gjøre bruk av det, endre det og selge det videre, her hjemme og i utlandet, i all fremtid. Ytterligere vederlag betales ikke for noen form for bruk, og det gjelder også om du er medlem i Filmforbundet eller har gitt F©R fullmakt.</p><p>${b.kreditering(1)}</p><p>${b.taushet(0)}</p><p>${b.tvist(1)}</p><p>Steinkjer, 21. februar 2022</p>${sigpar({ tittel: 'Bakkeløkka TV AS', navn: 'Jeanette Stubskin', under: 'daglig leder' }, { tittel: 'Lest og godtatt', navn: e39.navn })}`,
      ),
    },
  ],
}

const crew = stil(
  `.ark{padding:18mm 22mm 14mm;font:10pt/1.42 Newsreader,serif}.ark h1{font-size:17pt;text-align:center;font-variant:small-caps;letter-spacing:1px;margin-bottom:3mm}.ark h2{font-size:10.4pt;margin:3mm 0 .8mm}.p{padding-left:10mm;text-indent:-10mm}.p .n{display:inline-block;width:10mm;text-indent:0;font-weight:400}.bn{position:absolute;bottom:8mm;left:22mm;right:22mm;font-size:8pt;text-align:center}${sigstil}`,
)
const e40 = person('Isolde Marchbanks-Rø', 'Jens Bjelkes gate 59', '0578 Oslo')
const d40: Skrevet = {
  fasit: {
    id: 'w5-40',
    form: 'digital',
    language: 'en',
    template: 'crew agreement',
    arbeidstaker: e40.navn,
    produksjonsselskap: 'Bukkesprang AS',
    registreringer: [reg('Raske Rev', 'lead animator', 'foto', 13)],
    rettighetsklausul: klausul('buy-out'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e40.pnr,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Animatør uten regi på alle tretten episoder; alle rettigheter er overdratt til selskapet, signert av begge.',
  },
  papirer: [
    {
      navn: 'Quick Fox – lead animator agreement (executed).pdf',
      slag: 'digital',
      stil: crew,
      html:
        side(`<h1>Animation Crew Agreement</h1><p>This agreement is made on 9 May 2022 between <b>Bukkesprang AS</b>, organisation number ${orgnr('Bukkesprang AS')}, of Trondheim, Norway (the “Producer”), and <b>${e40.navn}</b>, national identity number ${delt(e40.pnr)}, of ${e40.adresse}, ${e40.sted} (the “Animator”).</p>
<h2>1 The Series</h2>${punkter(1, 'The Producer is producing an animated series for children with the original Norwegian title “Raske Rev” and the international title “Quick Fox” (the “Series”), consisting of thirteen (13) episodes of 11 minutes and 20 seconds each.', 'The Series is co-produced with Studio Perhonen Oy of Finland and Nørrebæk Tegnefilm ApS of Denmark.')}
<h2>2 Services</h2>${punkter(2, 'The Animator is engaged as lead animator on all episodes of the Series. The Series is directed by Kaspar Nørrebæk; the Animator has no directing duties.', 'The services are rendered from 1 June 2022 to 31 May 2023 at the Producer’s studio, with four weeks in Helsinki.', b.en.hours)}
<h2>3 Remuneration</h2>${punkter(3, `NOK 49,500 per calendar month. Holiday pay at 12% is added. Payment is made on the last banking day of the month to account ${e40.konto}.`)}
<h2>4 Ownership</h2>${punkter(4, 'All results of the services are made for the Producer. The Animator hereby assigns to the Producer, absolutely and with full title guarantee, all copyright and other rights in such results throughout the world for the full term of protection, in all media now known or later devised.', 'The remuneration is complete consideration for the assignment. No residuals, royalties or repeat fees are payable, whether to the Animator or to any collecting society or union on the Animator’s behalf.', 'To the extent permitted by law the Animator waives moral rights.')}<div class="bn">1 / 2</div>`) +
        side(`<h2>5 Travel and insurance</h2>${punkter(5, b.en.travel, b.en.insurance)}<h2>6 Credit</h2>${punkter(6, b.en.credit)}<h2>7 Confidentiality and conduct</h2>${punkter(7, b.en.confidentiality, b.en.conduct)}<h2>8 Termination</h2>${punkter(8, 'Either party may terminate on one month’s written notice during the first six months and two months’ notice thereafter.')}<h2>9 General</h2>${punkter(9, b.en.law)}
<div class="sp">${sigfelt({ tittel: 'Signed for the Producer', navn: 'Svein Åge Bukkvoll', under: 'Managing Director' })}${sigfelt({ tittel: 'Signed by the Animator', navn: e40.navn })}</div><p style="margin-top:6mm">Witness: ${signatur('Kaspar Nørrebæk', 9)}</p><div class="bn">2 / 2</div>`),
    },
  ],
}

export const del4 = [d31, d32, d33, d34, d35, d36, d37, d38, d39, d40]
