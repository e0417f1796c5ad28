import {
  ark,
  begge,
  delt,
  fnr,
  haand,
  type Kontrakt,
  klausul,
  konto,
  orgnr,
  rad,
  skrift,
  strek,
  tre,
} from '../hjelp.ts'
import type { Skrevet } from '../lag.ts'
import { produksjoner, selskaper } from './register.ts'
import { sett2 } from './sett2.ts'
import { sett3 } from './sett3.ts'

const stil = `svg.strek{overflow:visible}body{font:13px/1.5 Georgia,serif}.ark{padding:22mm}table{border-collapse:collapse;width:100%}td,th{border:1px solid #555;padding:6px 8px;text-align:left;vertical-align:top}
.sans{font-family:Arial,sans-serif}h1{font-size:21px}h2{font-size:14px;margin:14px 0 2px}p{margin:4px 0 8px}.und{display:flex;gap:50px;margin-top:40px}.und div{flex:1}.linje{border-bottom:1px solid #222;height:56px;display:flex;align-items:end}`
const und = (a: string, an: string, b: string, bn: string) =>
  `<div class="und"><div><div class="linje">${a}</div>${an}</div><div><div class="linje">${b}</div>${bn}</div></div>`

const f1 = fnr(14, 3, 1984, 310)
const f3 = fnr(2, 11, 1979, 402)
const f5 = fnr(27, 6, 1990, 215)
const f8 = fnr(9, 1, 1971, 520)

export const sett: Skrevet = {
  produksjoner,
  selskaper,
  kontrakter: (
    [
      {
        fasit: {
          id: 'w15-01',
          form: 'digital',
          language: 'nb',
          template: 'paragrafavtale',
          arbeidstaker: 'Tormod Eikrem Sandbu',
          produksjonsselskap: 'Havskodde Film AS',
          registreringer: [rad('Under Brua', 'klipper', 'klipp', 4)],
          rettighetsklausul: klausul('buy-out'),
          signaturer: begge,
          personnummer_i_dokumentet: f1,
          forventet: 'BEHANDLET',
          begrunnelse: 'Begge har skrevet under, og episodene 3–6 er fire.',
        },
        papirer: [
          {
            navn: 'w15-01.pdf',
            slag: 'digital',
            stil,
            html: ark(`<h1>Arbeidsavtale – dramaserie</h1>
<p>mellom <b>Havskodde Film AS</b>, org.nr. ${tre(orgnr(31240011))} (Selskapet), og <b>Tormod Eikrem Sandbu</b>, født ${delt(f1)} (Medarbeideren).</p>
<h2>§ 1 Arbeidet</h2><p>Medarbeideren ansettes midlertidig som klipper på «Under Brua», sesong 2. Serien har åtte episoder à 42 minutter, regissert av Vilde Opsal. Medarbeideren klipper ep. 3–6; de øvrige klippes av Guro Nesheim.</p>
<h2>§ 2 Tid og sted</h2><p>Fra 5. september 2022 til 16. desember 2022, 15 uker, i Selskapets lokaler i Ålesund.</p>
<h2>§ 3 Lønn</h2><p>Kr 19 400 pr. uke. Lønnen betales til konto ${konto(1234)} den 25. i måneden. Feriepenger kommer i tillegg.</p>
<h2>§ 4 Rettigheter</h2><p>Medarbeideren overdrar til Selskapet samtlige rettigheter til arbeidsresultatet, i alle medier og for all tid, også retten til vederlag som innkreves av forvaltningsorganisasjoner. Lønnen i § 3 er fullt oppgjør. De ideelle rettighetene etter åndsverkloven § 5 er ikke berørt.</p>
<h2>§ 5 Sykdom og oppsigelse</h2><p>Egenmelding kan brukes etter folketrygdloven. Gjensidig oppsigelsestid er 14 dager.</p><p>Ålesund, 29. august 2022</p>
${und(strek('Tormod E Sandbu'), 'Tormod Eikrem Sandbu', strek('Liv Kipperberg'), 'for Havskodde Film AS<br>Liv Kipperberg, daglig leder')}`),
          },
        ],
      },
      {
        fasit: {
          id: 'w15-02',
          form: 'skann',
          language: 'nb',
          template: 'skjema med ruter',
          arbeidstaker: 'Ronja Haldammen',
          produksjonsselskap: 'Kvitstein Produksjon AS',
          registreringer: [rad('Bygdas Beste', 'A-foto', 'fotoTv', 10)],
          rettighetsklausul: klausul('taus'),
          signaturer: begge,
          personnummer_i_dokumentet: null,
          forventet: 'BEHANDLET',
          begrunnelse:
            'Skjemaet sier at hun er A-foto på alle ti programmene og sier ingenting om rettigheter.',
        },
        papirer: [
          {
            navn: 'w15-02.pdf',
            slag: 'skann',
            stil,
            html: ark(
              `<h1>ENGASJEMENTSSKJEMA</h1><table>
<tr><td>Selskap</td><td>Kvitstein Produksjon AS, ${tre(orgnr(31240022))}</td></tr><tr><td>Navn</td><td>${haand('Ronja Haldammen')}</td></tr>
<tr><td>Fødselsdato</td><td>${haand('11.5.1988')}</td></tr><tr><td>Produksjon</td><td>${haand('Bygdas Beste, sesong 1')}</td></tr>
<tr><td>Funksjon</td><td>${haand('A-foto')}</td></tr><tr><td>Omfang</td><td>${haand('alle programmene (10 stk.), 24 opptaksdager')}</td></tr>
<tr><td>Periode</td><td>${haand('2. mai – 17. juni 2022')}</td></tr><tr><td>Dagsats</td><td>${haand('kr 4 650')}</td></tr>
<tr><td>Konto</td><td>${haand(konto(2231))}</td></tr><tr><td>Nærmeste leder</td><td>${haand('Pål Straumsnes, innspillingsleder')}</td></tr></table>
<p>Arbeidstiden er inntil 10 timer pr. dag. Eget utstyr leies etter særskilt avtale.</p><p>Sted, dato: ${haand('Hamar, 26.4.2022')}</p>
${und(strek('Ronja Haldammen'), 'Arbeidstaker', strek('Mette Brenden'), 'For selskapet: Mette Brenden')}`,
              'sans',
            ),
          },
        ],
      },
      {
        fasit: {
          id: 'w15-03',
          form: 'digital',
          language: 'nn',
          template: 'brev',
          arbeidstaker: 'Sunniva Myklebø',
          produksjonsselskap: 'Fjordbotn Film AS',
          registreringer: [
            rad('Siste båten heim', 'regissør', 'regi', null),
            rad('Siste båten heim', 'manusforfattar', 'manus', null),
          ],
          rettighetsklausul: klausul('taus'),
          signaturer: begge,
          personnummer_i_dokumentet: f3,
          forventet: 'BEHANDLET',
          begrunnelse: 'Ho har to funksjonar på ein kortfilm, og begge har skrive under.',
        },
        papirer: [
          {
            navn: 'w15-03.pdf',
            slag: 'digital',
            stil,
            html: ark(`<p>Fjordbotn Film AS<br>Kaivegen 8, 6800 Førde</p><p>Sunniva Myklebø (${f3})</p><p>Førde, 12. mars 2021</p><h1>Stadfesting av oppdrag</h1>
<p>Kjære Sunniva,</p><p>takk for eit godt møte. Vi stadfestar med dette at du er tilsett som regissør og manusforfattar på kortfilmen «Siste båten heim» (arbeidstittel «Kai 4»), om lag 18 minutt. Vi tek opp i sju dagar frå 7. juni. Arne Hjelle er fotograf, og Siv Tefre er produsent.</p>
<p>Du får kr 60 000 for manus og kr 85 000 for regi. Halvparten blir betalt når opptaka tek til, resten når filmen er levert. Løna går til ${konto(3320)}.</p>
<p>Blir opptaka utsette, gjeld avtalen for den nye perioden, så sant du er ledig. Skriv under og send brevet tilbake innan 20. mars.</p><p>Venleg helsing</p>
${und(strek('Siv Tefre'), 'Siv Tefre, Fjordbotn Film AS', strek('Sunniva Myklebo'), 'Eg godtek vilkåra: Sunniva Myklebø')}`),
          },
        ],
      },
      {
        fasit: {
          id: 'w15-04',
          form: 'digital',
          language: 'en',
          template: 'deal memo',
          arbeidstaker: 'Jonas Wergård',
          produksjonsselskap: 'Polar Lantern Pictures AS',
          registreringer: [rad('The Ninth Lighthouse', 'production designer', 'scenograf', 6)],
          rettighetsklausul: klausul('buy-out'),
          signaturer: { arbeidstaker: true, produksjonsselskap: false },
          personnummer_i_dokumentet: null,
          forventet: 'MANGLER SIGNATUR',
          begrunnelse: 'Selskapets linje er tom.',
        },
        papirer: [
          {
            navn: 'w15-04.pdf',
            slag: 'digital',
            stil,
            html: ark(
              `<h1>CREW DEAL MEMO</h1><table><tr><th>Company</th><td>Polar Lantern Pictures AS</td></tr><tr><th>Production</th><td>The Ninth Lighthouse (6 x 50 min drama)</td></tr>
<tr><th>Crew member</th><td>Jonas Wergård</td></tr><tr><th>Position</th><td>Production Designer, all six episodes</td></tr><tr><th>Reports to</th><td>Hanna Brekkan, line producer</td></tr><tr><th>Dates</th><td>9 January – 30 June 2023; 62 shooting days</td></tr><tr><th>Fee</th><td>NOK 24,500 per week</td></tr><tr><th>Credit</th><td>Single card, main titles</td></tr></table>
<p>All rights of every kind in the results of the services are assigned to the Company outright, throughout the world and in perpetuity, including all rights to remuneration and collecting-society income. The fee is full and final consideration.</p><p>This memo is governed by Norwegian law.</p>
${und(strek('Jonas Wergard'), 'Crew member: Jonas Wergård', '', 'For the Company: Hanna Brekkan')}`,
              'sans',
            ),
          },
        ],
      },
      {
        fasit: {
          id: 'w15-05',
          form: 'foto',
          language: 'nb',
          template: 'tabell over oppdrag',
          arbeidstaker: 'Amund Lysgård Tveit',
          produksjonsselskap: 'Tretopp TV AS',
          registreringer: [
            rad('Hytta på Prøve', 'klipper', 'klipp', 3),
            rad('Kjøkkenvakta', 'klipper', 'klipp', 5),
          ],
          rettighetsklausul: klausul('taus'),
          signaturer: begge,
          personnummer_i_dokumentet: f5,
          forventet: 'BEHANDLET',
          begrunnelse: 'Tabellen gir tre og fem episoder i to serier, og begge har skrevet under.',
        },
        papirer: [
          {
            navn: 'w15-05.jpg',
            slag: 'foto',
            stil,
            html: ark(`<h1>Oppdragsliste våren 2022</h1><p><b>Tretopp TV AS</b> og <b>Amund Lysgård Tveit</b>, fnr. ${delt(f5)}, er enige om disse oppdragene som klipper:</p>
<table><tr><th>Serie</th><th>Episoder</th><th>Uker</th><th>Honorar</th></tr><tr><td>Hytta på Prøve</td><td>1, 4 og 7 (av 8)</td><td>2–9</td><td>kr 132 000</td></tr><tr><td>Kjøkkenvakta</td><td>ep. 6–10</td><td>11–20</td><td>kr 175 000</td></tr></table>
<p>Episodene som ikke er nevnt, klippes av Oda Risnes. Honoraret betales når siste episode er godkjent av kanalen. Feriepenger er ikke med.</p><p>Oslo, 3. januar 2022</p>
${und(strek('Amund L Tveit'), 'Amund Lysgård Tveit', skrift('Bente Solum'), 'Tretopp TV AS v/ Bente Solum')}`),
          },
        ],
      },
      {
        fasit: {
          id: 'w15-06',
          form: 'digital',
          language: 'nb',
          template: 'kort ansettelsesavtale',
          arbeidstaker: 'Kaja Frøyset',
          produksjonsselskap: 'Havskodde Film AS',
          registreringer: [rad('Vinterrøyk', 'innspillingsleder', null, null)],
          rettighetsklausul: klausul('taus'),
          signaturer: begge,
          personnummer_i_dokumentet: null,
          forventet: 'MANGLER GODKJENT FAGFUNKSJON',
          begrunnelse: 'Innspillingsleder står ikke i noen av listene.',
        },
        papirer: [
          {
            navn: 'w15-06.pdf',
            slag: 'digital',
            stil,
            html: ark(
              `<h1>Midlertidig ansettelse</h1><p><b>Arbeidsgiver:</b> Havskodde Film AS<br><b>Arbeidstaker:</b> Kaja Frøyset, Sjøgata 3, Ålesund</p><p>Arbeidstaker engasjeres som innspillingsleder til spillefilmen <i>Vinterrøyk</i>, regi: Eskil Tangen. Arbeidet omfatter dagsplaner, avtaler om innspillingssteder og ledelse av settet.</p>
<p>Ansettelsen gjelder fra 10. januar til 1. april 2022, med 34 opptaksdager. Lønn: kr 21 000 pr. uke. Overtid betales etter overenskomsten. Prøvetiden er to uker.</p><p>Ålesund, 20. desember 2021</p>
${und(strek('Liv Kipperberg'), 'Liv Kipperberg, arbeidsgiver', strek('Kaja Froyset'), 'Kaja Frøyset, arbeidstaker')}`,
              'sans',
            ),
          },
        ],
      },
      {
        fasit: {
          id: 'w15-07',
          form: 'skann',
          language: 'nn',
          template: 'uker utan tal på episodar',
          arbeidstaker: 'Olav Grindedal',
          produksjonsselskap: 'Kvitstein Produksjon AS',
          registreringer: [rad('Stølsfolk', 'klippar', 'klipp', null)],
          rettighetsklausul: klausul('taus'),
          signaturer: begge,
          personnummer_i_dokumentet: null,
          forventet: 'FYLL INN EPISODER',
          begrunnelse: 'Avtalen gjeld ni veker og seier ikkje kor mange episodar han klipper.',
        },
        papirer: [
          {
            navn: 'w15-07.pdf',
            slag: 'skann',
            stil,
            html: ark(`<h1>Arbeidsavtale</h1><p>Kvitstein Produksjon AS tilset Olav Grindedal som klippar på serien «Stølsfolk».</p><p><b>Tid:</b> ni veker, frå 22. august til 21. oktober 2022.<br><b>Løn:</b> kr 18 900 i veka, til konto ${konto(7710)}.<br><b>Stad:</b> klipperom 2, Hamar. Klippinga skjer saman med to andre klipparar, og etterarbeidsleiaren, Turid Nes, fordeler arbeidet frå veke til veke.</p><p>Oppseiingstida er éi veke. Sjukdom skal meldast same dag.</p><p>Hamar, 15. august 2022</p>
${und(strek('Olav Grindedal'), 'Olav Grindedal', strek('Mette Brenden'), 'Mette Brenden, for produsenten')}`),
          },
        ],
      },
      {
        fasit: {
          id: 'w15-08',
          form: 'digital',
          language: 'nb',
          template: 'tillegg alene',
          arbeidstaker: 'Inger Johanne Vårli',
          produksjonsselskap: 'Tretopp TV AS',
          registreringer: [rad('Kjøkkenvakta', 'lyd', 'lydTv', 7)],
          rettighetsklausul: klausul('taus'),
          signaturer: begge,
          personnummer_i_dokumentet: f8,
          forventet: 'DOKUMENTASJONEN ER MANGELFULL',
          begrunnelse: 'Tillegget endrer fra fem til sju episoder, men hovedavtalen er ikke med.',
        },
        papirer: [
          {
            navn: 'w15-08.pdf',
            slag: 'digital',
            stil,
            html: ark(`<h1>Tillegg nr. 1</h1><p>til avtale av 8. februar 2022 mellom Tretopp TV AS og Inger Johanne Vårli (${delt(f8)}) om lyd på «Kjøkkenvakta».</p><p>1. Antallet episoder endres fra fem til sju. Serien har ti episoder i alt.</p><p>2. Honoraret økes med kr 38 000 til kr 133 000.</p><p>3. For øvrig gjelder avtalen av 8. februar 2022 uendret.</p><p>Oslo, 4. april 2022</p>
${und(strek('I J Vaarli'), 'Inger Johanne Vårli', strek('Bente Solum'), 'Bente Solum, Tretopp TV AS')}`),
          },
        ],
      },
    ] satisfies Kontrakt[] as Kontrakt[]
  ).concat(sett2, sett3),
}
