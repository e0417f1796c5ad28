import {
  ark,
  begge,
  delt,
  fnr,
  haand,
  ingen,
  type Kontrakt,
  klausul,
  konto,
  rad,
  skrift,
  strek,
} from '../hjelp.ts'
import { klausuler, org } from './felles.ts'

const f9 = fnr(18, 8, 1982, 301)
const f10 = fnr(5, 4, 1991, 260)
const f13 = fnr(30, 9, 1987, 233)
const f14 = fnr(21, 12, 1968, 410)
const f15 = fnr(11, 2, 1976, 455)

const linjer = `svg.strek{overflow:visible}.l{border-bottom:1px solid #333;height:54px;display:flex;align-items:end}.to{display:flex;gap:40px;margin-top:26px}.to>div{flex:1}`
const paragraf = `body{font:13.5px/1.55 "Liberation Serif",serif}.ark{padding:24mm 26mm}h1{font-size:20px;text-align:center;letter-spacing:1px}h2{font-size:13.5px;margin:16px 0 2px}p{margin:4px 0 8px;text-align:justify}.fot{position:absolute;bottom:10mm;left:26mm;right:26mm;font-size:11px;color:#555;display:flex;justify-content:space-between}${linjer}`
const skjema = `body{font:12.5px/1.4 Arial,sans-serif}.ark{padding:16mm 18mm}h1{font-size:17px;background:#2d2d2d;color:white;padding:8px 10px;margin:0 0 10px}h2{font-size:12px;background:#ddd;padding:4px 8px;margin:14px 0 0}.r{display:grid;grid-template-columns:1fr 1fr;border:1px solid #777;border-width:1px 0 0 1px}.r>div{border:1px solid #777;border-width:0 1px 1px 0;padding:3px 7px 6px;min-height:34px}.r small{display:block;font-size:9.5px;color:#444;text-transform:uppercase}.hel{grid-column:span 2}p{margin:8px 2px}${linjer}`
const rute = (navn: string, ord: string, klasse = '') =>
  `<div class="${klasse}"><small>${navn}</small>${ord}</div>`

export const sett2: Kontrakt[] = [
  {
    fasit: {
      id: 'w15-09',
      form: 'digital',
      language: 'nb',
      template: 'paragrafavtale på to sider',
      arbeidstaker: 'Håvard Lindbråten',
      produksjonsselskap: 'Nordlykt Film AS',
      registreringer: [rad('Kaldsmia', 'fotograf', 'foto', 4)],
      rettighetsklausul: klausul('1a'),
      signaturer: begge,
      personnummer_i_dokumentet: f9,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Han fotograferer episodene 1, 2, 5 og 6, klausul 1a står i § 9, og begge har skrevet under.',
    },
    papirer: [
      {
        navn: 'w15-09.pdf',
        slag: 'digital',
        stil: paragraf,
        html:
          ark(`<h1>AVTALE OM MIDLERTIDIG ANSETTELSE</h1><p>Mellom Nordlykt Film AS (org.nr. ${org('Nordlykt Film AS')}), heretter kalt Produsenten, og Håvard Lindbråten, personnummer ${delt(f9)}, Klokkerbakken 11, 7014 Trondheim, heretter kalt Arbeidstakeren, er det i dag inngått slik avtale:</p>
<h2>§ 1 Produksjonen</h2><p>Produsenten skal lage dramaserien «Kaldsmia» (arbeidstittel «Ambolt»), første sesong. Sesongen har seks episoder på omtrent 45 minutter. Konseptuerende regissør er Ylva Nordtømme, produsent er Cecilie Rønnestad.</p>
<h2>§ 2 Stillingen</h2><p>Arbeidstakeren ansettes som fotograf og har det kunstneriske ansvaret for bildet i episodene han fotograferer. Dette er episode 1, 2, 5 og 6. Episode 3 og 4 fotograferes av Markus Dahlstrøm Wiik.</p>
<h2>§ 3 Varighet</h2><p>Ansettelsen gjelder fra 16. august til 10. desember 2021. Av tiden er fire uker forberedelser og 41 dager opptak. Grunnlaget for midlertidigheten er arbeidsmiljøloven § 14-9 annet ledd bokstav a.</p>
<h2>§ 4 Arbeidssted og arbeidstid</h2><p>Arbeidsstedet er Røros med omegn. Arbeidstiden er 40 timer i uken, fordelt på fem dager. Pauser og hviletid følger overenskomsten mellom Virke og Norsk filmforbund.</p>
<h2>§ 5 Lønn</h2><p>Lønnen er kr 26 250 pr. uke i forberedelser og kr 29 500 pr. uke i opptak. Den betales etterskuddsvis den 15. i hver måned til konto ${konto(4411)}. Feriepenger beregnes med 12 %.</p>
<h2>§ 6 Reise og diett</h2><p>Produsenten bestiller og betaler reise og losji. Diett gis etter statens satser når døgnet tilbringes borte fra hjemmet.</p>
<div class="fot"><span>Nordlykt Film AS – Kaldsmia</span><span>Side 1 av 2</span></div>`) +
          ark(`<h2>§ 7 Utstyr</h2><p>Kamera og lys leies av Produsenten. Bruker Arbeidstakeren egne objektiver, avtales leien for seg.</p>
<h2>§ 8 Forsikring og HMS</h2><p>Arbeidstakeren er dekket av Produsentens yrkesskadeforsikring. Verneombud på innspillingen er Janne Ulvund.</p>
<h2>§ 9 Rettigheter</h2><p>${klausuler['1a']}</p>
<h2>§ 10 Kreditering</h2><p>Arbeidstakeren krediteres «Foto» i rulleteksten i de episodene han har fotografert.</p>
<h2>§ 11 Taushet</h2><p>Manus og handling skal ikke omtales offentlig før serien er vist. Bilder fra innspillingen kan deles først når kanalen har godkjent det.</p>
<h2>§ 12 Oppsigelse</h2><p>Avtalen kan i ansettelsestiden sies opp av hver av partene med to ukers frist. Prøvetid er ikke avtalt.</p>
<h2>§ 13 Tvist</h2><p>Uenighet om avtalen søkes løst ved forhandlinger mellom organisasjonene. Fører de ikke frem, hører saken under Trøndelag tingrett.</p><p>Avtalen er laget i to eksemplarer, ett til hver.</p><p>Trondheim, 2. juli 2021</p>
<div class="to"><div><div class="l">${strek('Cecilie Ronnestad')}</div>For Nordlykt Film AS<br>Cecilie Rønnestad</div><div><div class="l">${strek('Haavard Lindbraaten')}</div>Arbeidstaker<br>Håvard Lindbråten</div></div>
<div class="fot"><span>Nordlykt Film AS – Kaldsmia</span><span>Side 2 av 2</span></div>`),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-10',
      form: 'skann',
      language: 'nb',
      template: 'skjema med vilkår på side to',
      arbeidstaker: 'Mari-Ann Dyrøy',
      produksjonsselskap: 'Steinrøys Fjernsyn AS',
      registreringer: [rad('Ti på bygda', 'Klipper', 'klipp', 6)],
      rettighetsklausul: klausul('1b'),
      signaturer: begge,
      personnummer_i_dokumentet: f10,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Halvparten av tolv programmer er seks, klausul 1b står i vilkårene, og begge har skrevet under.',
    },
    papirer: [
      {
        navn: 'w15-10.pdf',
        slag: 'skann',
        stil: skjema,
        slitasje: { dpi: 200 },
        html:
          ark(`<h1>ARBEIDSAVTALE – FRILANS / PROGRAMENGASJEMENT</h1><h2>A. ARBEIDSGIVER</h2><div class="r">${rute('Firma', 'Steinrøys Fjernsyn AS')}${rute('Org.nr.', org('Steinrøys Fjernsyn AS'))}${rute('Kontaktperson', haand('Roar Hestnes, prod.leder'))}${rute('Telefon', haand('400 00 172'))}</div>
<h2>B. ARBEIDSTAKER</h2><div class="r">${rute('Navn', haand('Mari-Ann Dyrøy'))}${rute('Fødselsnummer (11 siffer)', haand(delt(f10)))}${rute('Adresse', haand('Skolegata 4 B, 2317 Hamar'))}${rute('Kontonummer', haand(konto(5102)))}</div>
<h2>C. OPPDRAGET</h2><div class="r">${rute('Produksjon', haand('Ti på bygda'))}${rute('Sesong', haand('2'))}${rute('Stilling', haand('Klipper'))}${rute('Antall programmer i sesongen', haand('12'))}${rute('Arbeidstakers andel', haand('halvparten av programmene'))}${rute('Oppdragsgiver / kanal', haand('Kanal Vest'))}${rute('Fra dato', haand('7.2.2022'))}${rute('Til dato', haand('13.5.2022'))}</div>
<h2>D. LØNN OG ARBEIDSTID</h2><div class="r">${rute('Lønn pr. uke', haand('kr 20 100,–'))}${rute('Timer pr. uke', haand('37,5'))}${rute('Antall uker', haand('14'))}${rute('Pensjon', haand('OTP, 2 %'))}${rute('Merknader', haand('Fri uke 15 (påske). Pilot klippes av Stian.'), 'hel')}</div>
<p>Vilkårene på side 2 er en del av avtalen. Begge parter skriver under på side 2.</p>`) +
          ark(`<h1>VILKÅR</h1><p><b>1.</b> Arbeidsgivers styringsrett gjelder innenfor det som er avtalt på side 1. Endringer skal være skriftlige.</p><p><b>2.</b> Overtid skal være pålagt på forhånd av produksjonsleder. Tillegget er 50 %, og 100 % etter kl. 21.</p><p><b>3.</b> Sykdom meldes samme dag. Egenmelding kan brukes inntil tre dager når ansettelsen har vart i to måneder.</p><p><b>4.</b> Arbeidstaker bruker arbeidsgivers klippeutstyr. Råmateriale skal ikke kopieres til private disker.</p><p><b>5.</b> ${klausuler['1b']}</p><p><b>6.</b> Arbeidstaker krediteres etter kanalens regler.</p><p><b>7.</b> Lønn betales den siste virkedagen i måneden. Feriepenger betales året etter.</p><p><b>8.</b> Oppsigelsestiden er 14 kalenderdager.</p><p><b>9.</b> Arbeidstaker har taushetsplikt om deltakere og om utfallet av konkurransene.</p>
<p style="margin-top:30px">Sted og dato: ${haand('Hamar, 31.1.2022')}</p><div class="to"><div><div class="l">${strek('Mari-Ann Dyroy')}</div>Arbeidstakers underskrift</div><div><div class="l">${strek('Roar Hestnes')}</div>For arbeidsgiver</div></div>`),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-11',
      form: 'digital',
      language: 'nn',
      template: 'e-post med svar',
      arbeidstaker: 'Eivind Rørtveit',
      produksjonsselskap: 'Kvitstein Produksjon AS',
      registreringer: [rad('Songkveld i Dalen', 'A-lyd', 'lydTv', 8)],
      rettighetsklausul: klausul('taus'),
      signaturer: ingen,
      personnummer_i_dokumentet: null,
      forventet: 'MANGLER SIGNATUR',
      begrunnelse: 'E-postane er ikkje underskrivne av nokon.',
    },
    papirer: [
      {
        navn: 'w15-11.pdf',
        slag: 'digital',
        stil: `body{font:13px/1.5 "DejaVu Sans",Arial,sans-serif}.ark{padding:15mm 16mm}.hode{border-top:2px solid #000;border-bottom:1px solid #bbb;padding:6px 0;margin-bottom:12px;font-size:12px}.sit{border-left:3px solid #99b;padding-left:14px;margin-top:22px;color:#333}h1{font-size:16px}`,
        html: ark(`<h1>SV: Lyd på Songkveld i Dalen</h1><div class="hode"><b>Frå:</b> Eivind Rørtveit &lt;eivind@rortveitlyd.example&gt;<br><b>Til:</b> Turid Nes &lt;turid@kvitsteinproduksjon.example&gt;<br><b>Kopi:</b> lonn@kvitsteinproduksjon.example<br><b>Sendt:</b> tysdag 15. november 2022 09:41</div>
<p>Hei Turid!</p><p>Takk, dette er heilt i orden for meg, eg tek oppdraget på dei vilkåra du skriv. Eg kan ikkje den 28. og 29. januar, så fint at Brage tek dei to programma.</p><p>Kontonummeret er det same som før: ${konto(6120)}.</p><p>Helsing<br>Eivind</p>
<div class="sit"><div class="hode"><b>Frå:</b> Turid Nes<br><b>Til:</b> Eivind Rørtveit<br><b>Sendt:</b> måndag 14. november 2022 15:12<br><b>Emne:</b> Lyd på Songkveld i Dalen</div><p>Hei Eivind,</p><p>som avtalt på telefon stadfestar eg at Kvitstein Produksjon AS vil ha deg som A-lyd på <i>Songkveld i Dalen</i>. Serien er på ti program. Du har lyden på program 1–7 og på program 10. Brage Ulvestad har 8 og 9.</p>
<ul><li>Opptak: laurdagar og søndagar frå 7. januar til 12. februar 2023, to opptak på kvar dag somme helger</li><li>Honorar: kr 7 200 for kvart program, pluss kr 1 500 i leige for utstyret</li><li>Reise: etter rekning. Overnatting på Dalen fjellstove</li><li>Kontakt på settet: Mette Brenden</li></ul><p>Kan du svara på denne e-posten med eit ja, så legg eg deg inn i lista? Sjølve kontrakten kjem seinare.</p><p>Venleg helsing<br>Turid Nes<br>etterarbeidsleiar, Kvitstein Produksjon AS</p></div>`),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-12',
      form: 'digital',
      language: 'en',
      template: 'crew agreement in schedule and terms',
      arbeidstaker: 'Freya Lockhart-Moen',
      produksjonsselskap: 'Polar Lantern Pictures AS',
      registreringer: [rad('Saltwater Road', 'Editor', 'klipp', 3)],
      rettighetsklausul: klausul('EN'),
      signaturer: begge,
      personnummer_i_dokumentet: null,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Block two is episodes 4 to 6, the English rights clause is in the terms, and both have signed.',
    },
    papirer: [
      {
        navn: 'w15-12.pdf',
        slag: 'digital',
        stil: `body{font:13px/1.5 "Liberation Sans",Arial,sans-serif}.ark{padding:22mm 24mm}h1{font-size:22px;font-weight:400;border-bottom:3px solid #234;padding-bottom:6px}h2{font-size:14px;color:#234;margin:18px 0 4px}dl{display:grid;grid-template-columns:42mm 1fr;row-gap:9px}dt{font-weight:700}dd{margin:0}ol{padding-left:20px}li{margin-bottom:9px}${linjer}`,
        html:
          ark(`<h1>Crew Agreement</h1><h2>Part A – Schedule</h2><dl><dt>Producer</dt><dd>Polar Lantern Pictures AS, company no. ${org('Polar Lantern Pictures AS')}, Tromsø</dd><dt>Crew member</dt><dd>Freya Lockhart-Moen, born 3 May 1989, resident in Tromsø</dd><dt>Programme</dt><dd>“Saltwater Road”, season one, a drama series in eight episodes of approximately 48 minutes</dd><dt>Engaged as</dt><dd>Editor</dd><dt>Scope</dt><dd>Block two only (episodes 4 to 6), from first assembly to picture lock. Blocks one and three are cut by Tom Ashgrove.</dd><dt>Director of block</dt><dd>Ida Kvernmo</dd><dt>Period</dt><dd>20 June to 28 October 2022, 17 weeks, with two unpaid weeks in July</dd><dt>Salary</dt><dd>NOK 23,800 per week, paid monthly in arrears to account ${konto(7733)}</dd><dt>Place of work</dt><dd>The Producer’s cutting rooms, Storgata, Tromsø</dd><dt>Credit</dt><dd>“Editor”, end titles of the episodes edited</dd><dt>Notice</dt><dd>Two weeks on either side</dd></dl>
<p>The terms in Part B apply. If Part A and Part B differ, Part A prevails.</p>`) +
          ark(`<h2>Part B – Terms</h2><ol><li>The Crew Member is a temporary employee of the Producer under the Working Environment Act section 14-9.</li><li>The working week is 40 hours. Overtime needs the post-production supervisor’s approval in advance and is paid with a supplement of 50 per cent.</li><li>Holiday pay is earned at 12 per cent and paid in June of the following year.</li><li>${klausuler.EN}</li><li>The Crew Member shall not publish or pass on any part of the rushes, the scripts or the cut before broadcast.</li><li>The Producer insures the Crew Member against occupational injury.</li><li>Sick leave is reported on the first day to the post-production supervisor, Gustav Holm.</li><li>Changes to this agreement are valid only in writing. Norwegian law applies, and disputes go to the district court in Tromsø.</li></ol><p>Tromsø, 9 June 2022</p>
<div class="to"><div><div class="l">${strek('Hanna Brekkan')}</div>Hanna Brekkan<br>for and on behalf of Polar Lantern Pictures AS</div><div><div class="l">${skrift('Freya Lockhart-Moen')}</div>Freya Lockhart-Moen<br>Crew Member</div></div>`),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-13',
      form: 'foto',
      language: 'nb',
      template: 'NRK-engasjement',
      arbeidstaker: 'Kristoffer Myhrvold Ness',
      produksjonsselskap: 'Norsk rikskringkasting AS',
      registreringer: [
        rad('Nabolaget vårt', 'reporter', 'regiTv', 8),
        rad('Nabolaget vårt', 'redigerer', 'klipp', 4),
      ],
      rettighetsklausul: klausul('NRK'),
      signaturer: begge,
      personnummer_i_dokumentet: f13,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Han er reporter i alle åtte programmene og redigerer fire, på NRKs egne vilkår, og begge har skrevet under.',
    },
    papirer: [
      {
        navn: 'w15-13.jpg',
        slag: 'foto',
        stil: `body{font:13px/1.45 Arial,sans-serif}.ark{padding:18mm 20mm}.topp{display:flex;justify-content:space-between;border-bottom:4px solid #000;padding-bottom:6px}.topp b{font-size:24px;letter-spacing:2px}table{width:100%;border-collapse:collapse;margin:14px 0}td{border-bottom:1px solid #aaa;padding:6px 4px;vertical-align:top}td:first-child{width:48mm;color:#444}${linjer}`,
        slitasje: { skjev: -1.4, uskarp: 0.2, skygge: 0.4, korn: 0.3 },
        html: ark(`<div class="topp"><b>NRK</b><span>Engasjementsavtale – programmedarbeider<br>Saksnr. 21/E-4471</span></div><table><tr><td>Arbeidsgiver</td><td>Norsk rikskringkasting AS (NRK), distrikt Øst</td></tr><tr><td>Engasjert</td><td>Kristoffer Myhrvold Ness</td></tr><tr><td>Fødselsnummer</td><td>${f13}</td></tr><tr><td>Program</td><td>Nabolaget vårt, sesong 1, åtte programmer</td></tr><tr><td>Oppgaver</td><td>1) reporter i samtlige programmer<br>2) redigerer program 1, 3, 5 og 8; de fire andre redigeres av Wenche Ruud</td></tr><tr><td>Tid</td><td>1. mars – 27. august 2021, 100 % stilling</td></tr><tr><td>Nærmeste leder</td><td>prosjektleder Anders Fjeldheim</td></tr><tr><td>Lønn</td><td>lønnsgruppe 6, kr 512 000 pr. år, forholdsmessig</td></tr><tr><td>Konto</td><td>${konto(8014)}</td></tr></table>
<p>For engasjementet gjelder NRKs alminnelige vilkår for engasjerte og overenskomsten mellom NRK og medarbeidernes organisasjoner. NRK kan bruke arbeidet i sin virksomhet slik disse vilkårene fastsetter.</p><p>Engasjementet opphører uten oppsigelse når tiden er ute. NRKs etiske regelverk og Vær varsom-plakaten er gjort kjent for den engasjerte.</p><p>Lillehammer, 18. februar 2021</p><div class="to"><div><div class="l">${strek('Anders Fjeldheim')}</div>For NRK: Anders Fjeldheim</div><div><div class="l">${strek('Kristoffer M Ness')}</div>Kristoffer Myhrvold Ness</div></div>`),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-14',
      form: 'skann',
      language: 'nb',
      template: 'paragrafavtale med to rettighetsbestemmelser',
      arbeidstaker: 'Bodil Hagerup Stene',
      produksjonsselskap: 'Myrull Film AS',
      registreringer: [rad('Den tause skogen', 'scenograf', 'scenograf', null)],
      rettighetsklausul: klausul('motstridende'),
      signaturer: begge,
      personnummer_i_dokumentet: f14,
      forventet: 'UNDER BEHANDLING',
      begrunnelse: 'Punkt 6 er klausul 1a, men punkt 11 overdrar alle rettigheter.',
    },
    papirer: [
      {
        navn: 'w15-14.pdf',
        slag: 'skann',
        stil: `body{font:13.5px/1.55 "Liberation Mono","Courier New",monospace}.ark{padding:22mm}h1{font-size:17px;text-decoration:underline}p{margin:0 0 11px}${linjer}`,
        slitasje: { dpi: 200, uskarp: 0.15 },
        html:
          ark(`<h1>KONTRAKT – A-FUNKSJON SPILLEFILM</h1><p>Produsent: Myrull Film AS, ${org('Myrull Film AS')}<br>Ansatt: Bodil Hagerup Stene, f.nr. ${delt(f14)}<br>Film: «Den tause skogen», regi Kaspar Ekeland</p>
<p>1. Den ansatte er filmens scenograf. Hun leder scenografiavdelingen, som ellers er Lotte Vik (rekvisitør) og inntil fire attributører og snekkere.</p><p>2. Arbeidet begynner 1. februar 2022 og slutter 17. juni 2022. Opptakene varer i 38 dager.</p><p>3. Lønnen er kr 27 000 i uken i 19 uker. Avdelingens budsjett er kr 1 450 000 og skal ikke overskrides uten produsentens samtykke.</p><p>4. Produsenten dekker bil og drivstoff. Den ansatte fører kjørebok.</p><p>5. Skisser, modeller og tegninger leveres til produsenten når filmen er ferdig innspilt. Rekvisitter som er kjøpt for filmens penger, eies av produsenten.</p><p>6. ${klausuler['1a'].replace('Norsk filmforbund', 'Norsk Filmforbund')}</p><p>7. Den ansatte krediteres som scenograf i filmens fortekster, på egen plakat, og i trykt materiell der minst tre andre fra staben er nevnt.</p>`) +
          ark(`<p>8. Arbeidstiden følger overenskomsten. Nattarbeid varsles minst tre dager før.</p><p>9. Blir innspillingen utsatt i mer enn fire uker, kan hver av partene si fra seg avtalen uten å svare erstatning.</p><p>10. Den ansatte skal ikke uttale seg til pressen om filmen uten avtale med produsenten, Henning Myhre.</p><p>11. Den ansatte overdrar herved alle rettigheter til sitt arbeid med filmen fullt ut og uten begrensning i tid, sted eller medium til produsenten, herunder ethvert krav på vederlag for senere bruk, uansett hvem som krever det inn. Lønnen etter punkt 3 er endelig betaling for dette.</p><p>12. Avtalen er undertegnet i to eksemplarer.</p><p>Oslo, den 14. januar 2022</p>
<div class="to"><div><div class="l">${strek('Henning Myhre', '#111')}</div>Henning Myhre<br>Myrull Film AS</div><div><div class="l">${strek('Bodil H Stene', '#111')}</div>Bodil Hagerup Stene</div></div>`),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-15',
      form: 'blandet',
      language: 'nb',
      template: 'avtale med tillegg',
      arbeidstaker: 'Yngve Sollibakke',
      produksjonsselskap: 'Bekkeblom Produksjon AS',
      registreringer: [rad('Losen', 'lyddesigner', 'lyd', 6)],
      rettighetsklausul: klausul('2'),
      signaturer: begge,
      personnummer_i_dokumentet: f15,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Avtalen gjelder fire episoder, og tillegget føyer til to; begge papirene er underskrevet av begge.',
    },
    papirer: [
      {
        navn: 'w15-15 avtale.pdf',
        slag: 'digital',
        stil: `body{font:13px/1.5 Verdana,"DejaVu Sans",sans-serif;font-size:12px}.ark{padding:20mm 22mm}h1{font-size:18px;color:#264a36}table{width:100%;border-collapse:collapse}td{padding:5px 8px;border:1px solid #9bb3a5}td:first-child{background:#eaf2ed;width:40mm}p{margin:10px 0}${linjer}`,
        html: ark(`<h1>Bekkeblom Produksjon AS · Arbeidsavtale</h1><table><tr><td>Avtalenummer</td><td>LOS-031</td></tr><tr><td>Ansatt</td><td>Yngve Sollibakke, fødselsnr. ${delt(f15)}</td></tr><tr><td>Serie</td><td>Losen (dramaserie, 8 × 40 min)</td></tr><tr><td>Stilling</td><td>lyddesigner</td></tr><tr><td>Episoder</td><td>1–4</td></tr><tr><td>Ansettelsestid</td><td>9. januar – 17. mars 2023 (10 uker)</td></tr><tr><td>Lønn</td><td>kr 22 700 pr. uke</td></tr><tr><td>Konto</td><td>${konto(9021)}</td></tr><tr><td>Leder</td><td>Anniken Storhaug, etterarbeidskoordinator</td></tr></table>
<p><b>Arbeidet.</b> Den ansatte lager lyddesignet og leverer det til miks hos Lydhuset. Foley legges av Mikkel Råen. Den ansatte er til stede i miksen i to dager pr. episode.</p><p><b>Arbeidstid.</b> 37,5 timer i uken. Overtid avtales på forhånd.</p><p><b>Rettigheter.</b> ${klausuler['2']}</p><p><b>Sykdom og fravær.</b> Meldes til lederen samme dag. Lovens regler om sykepenger gjelder.</p><p><b>Opphør.</b> Ansettelsen opphører når tiden er ute. I ansettelsestiden er oppsigelsesfristen 14 dager.</p><p>Bergen, 12. desember 2022</p><div class="to"><div><div class="l">${strek('Yngve Sollibakke')}</div>Yngve Sollibakke</div><div><div class="l">${strek('Gunn Elisabeth Rabben')}</div>Gunn Elisabeth Rabben<br>for Bekkeblom Produksjon AS</div></div>`),
      },
      {
        navn: 'w15-15 tillegg.jpg',
        slag: 'foto',
        stil: `body{font:13px/1.6 Verdana,"DejaVu Sans",sans-serif}.ark{padding:24mm 22mm}h1{font-size:17px;color:#264a36}${linjer}`,
        slitasje: { skjev: 1.1, uskarp: 0.2, korn: 0.3, skygge: 0.3 },
        html: ark(
          `<h1>Tillegg til avtale LOS-031</h1><p>Partene i avtalen av 12. desember 2022, Bekkeblom Produksjon AS og Yngve Sollibakke, er enige om dette om serien Losen:</p><p>a) I tillegg til episodene i avtalen har Yngve Sollibakke også lyddesignet på episode 7 og 8. Episode 5 og 6 er fortsatt hos Mikkel Råen.</p><p>b) Ansettelsestiden forlenges med fem uker, til 21. april 2023.</p><p>c) Ukelønnen er uendret. Det betales kr 6 000 ekstra for arbeid i påsken.</p><p>Ellers gjelder avtalen som før.</p><p>Bergen, 6. mars 2023</p><div class="to"><div><div class="l">${strek('Gunn Elisabeth Rabben')}</div>Gunn Elisabeth Rabben</div><div><div class="l">${strek('Yngve Sollibakke')}</div>Yngve Sollibakke</div></div>`,
        ),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-16',
      form: 'digital',
      language: 'nb',
      template: 'faktura',
      arbeidstaker: 'Live Tangerud Moe',
      produksjonsselskap: 'Tømmerås Fjernsyn AS',
      registreringer: [rad('Brev til Holmen', 'klipp', 'klipp', null)],
      rettighetsklausul: klausul('ikke_kontrakt'),
      signaturer: ingen,
      personnummer_i_dokumentet: null,
      forventet: 'DOKUMENTASJONEN ER MANGELFULL',
      begrunnelse: 'Papiret er en faktura og ingen kontrakt.',
    },
    papirer: [
      {
        navn: 'w15-16.pdf',
        slag: 'digital',
        stil: `body{font:12.5px/1.5 "Liberation Sans",Arial,sans-serif}.ark{padding:20mm}h1{font-size:28px;font-weight:300;text-align:right;margin:0}.par{display:flex;justify-content:space-between;margin:18px 0 26px}table{width:100%;border-collapse:collapse}th{border-bottom:2px solid #000;text-align:left;padding:5px}td{border-bottom:1px solid #ccc;padding:6px 5px}.h{text-align:right}.sum td{font-weight:700;border:0}.bunn{margin-top:40px;background:#f1f1f1;padding:12px}`,
        html: ark(`<h1>Faktura</h1><div class="par"><div><b>Live Tangerud Moe</b><br>Brenneriveien 19, 0182 Oslo<br>live@tangerudmoe.example<br>Enkeltpersonforetak, ikke mva-pliktig</div><div>Fakturanr. 2019-27<br>Fakturadato: 21.11.2019<br>Forfall: 5.12.2019</div></div><p><b>Til:</b><br>Tømmerås Fjernsyn AS<br>v/ Kjersti Aalrust<br>Deres referanse: kortfilm 2019/3</p>
<table><tr><th>Beskrivelse</th><th class="h">Antall</th><th class="h">Pris</th><th class="h">Beløp</th></tr><tr><td>Klipp av kortfilmen «Brev til Holmen», dager</td><td class="h">9</td><td class="h">3 800</td><td class="h">34 200</td></tr><tr><td>Klipp av trailer, dager</td><td class="h">1</td><td class="h">3 800</td><td class="h">3 800</td></tr><tr><td>Harddisk 2 TB etter kvittering</td><td class="h">1</td><td class="h">1 190</td><td class="h">1 190</td></tr><tr class="sum"><td>Å betale, kr</td><td></td><td></td><td class="h">39 190</td></tr></table><div class="bunn">Betales til konto ${konto(1616)}. Merk betalingen med fakturanummeret. Ved forsinket betaling regnes rente etter loven. Takk for oppdraget!</div>`),
      },
    ],
  },
]
