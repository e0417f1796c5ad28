import { delt, fnr, type Kontrakt, kontrakt, papir, reg } from './felles.ts'
import { håndskjema, maskinbrev, papirer, ukeseddel } from './maler.ts'
import { org } from './register.ts'

const f32 = fnr(16, 8, 1970, 401)

/** A letter, forms and a day's plan. */
export const del4: Kontrakt[] = [
  kontrakt(
    {
      id: 'w10-31',
      form: 'foto',
      mal: 'maskinskrevet-brev',
      arbeidstaker: 'Sunniva Grøtting',
      produksjonsselskap: 'Vadefuglen Film AS',
      reg: [reg('Under isen', 'fotograf', 'foto', 8)],
      klausul: '1a',
      signert: [true, true],
      forventet: 'MANGLER PRODUKSJONSINFORMASJON',
      begrunnelse:
        'Brevet sier ikke hvilken sesong de åtte episodene hører til og har ikke årstall, og registeret har to.',
    },
    papir(
      maskinbrev,
      'under isen brev.jpg',
      'foto',
      `Vadefuglen Film AS, ${org('Vadefuglen Film AS')}
Til Sunniva Grøtting
> UNDER ISEN - FOTOGRAF
Kjære Sunniva,
her er den skriftlige avtalen. Du er fotograf på Under isen, alle åtte, fra midten av januar til påske. 58 opptaksdager, og fem dager prøvefoto i Tromsø før jul.
## Betaling
Kr 18 600 uka, utbetales hver fjortende dag. Kuldetillegg kr 350 dagen når det er under tjue minus. B-foto gjøres av Jarle, han får sitt eget brev.
## Rettigheter
For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
## Sikring
Ingen går på isen før Arvid har boret. Det gjelder deg også.
Hils Per og ungene!
!! Vadefuglen Film AS ; Gyda Hesteskar ; strek || Fotograf ; Sunniva Grøtting ; strek`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-32',
      form: 'skann',
      språk: 'nn',
      mal: 'håndskjema',
      arbeidstaker: 'Oddvar Stokkeland',
      produksjonsselskap: 'Tranfabrikken Film AS',
      reg: [reg('Pensjonatet', 'scenograf', 'scenograf', 7), reg('Pensjonatet', 'rekvisitør', null, 7)],
      klausul: '1a',
      signert: [true, true],
      fnr: f32,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Scenograf er godkjend, rekvisitør er ikkje; sju av ti episodar, klausul 1a og begge underskrifter.',
    },
    papir(
      håndskjema,
      'Stokkeland.pdf',
      'skann',
      `> ARBEIDSAVTALE
## Partar
: Arbeidsgjevar | Tranfabrikken Film AS, org.nr. ${org('Tranfabrikken Film AS')}
: Namn | {{Oddvar Stokkeland}}
: Fødselsnummer | {{${delt(f32)}}}
: Adresse | {{Bøvegen 12, 6823 Sandane}}
## Arbeidet
: Produksjon | {{Pensjonatet, 1. sesong (2020)}}
: Funksjon | {{scenograf og rekvisitør}}
: Episodar | {{sju av ti (dei tre fyrste hadde Rannveig)}}
: Tid | {{12/8 – 29/11 2019, 16 veker}}
: Løn | {{14 700 kr per veke}}
: Skyssgodtgjersle | {{4,03 per km}}
## Vilkår
Opphavsrett: For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R blir opphavsrettar regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
Arbeidstida er 40 timar i veka. Overtid skal avtalast på førehand. Lånte møblar skal attende innan to veker.
!! For arbeidsgjevar ; Ragnhild Sæterlien ; strek ; {{5/8-19}} || Arbeidstakar ; Oddvar Stokkeland ; skrift ; {{7/8-19}}`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-33',
      form: 'digital',
      mal: 'ukesengasjement',
      arbeidstaker: 'Maiken Rundhaug',
      produksjonsselskap: 'Pannekake Produksjoner AS',
      reg: [reg('Gjestebudet', 'etterarbeidsredaktør', 'etterarbeid', 5)],
      klausul: '1b',
      signert: [true, true],
      forventet: 'BEHANDLET',
      begrunnelse: 'Fem av tabellens ni rader har hennes navn; klausul 1b og begge underskrifter.',
    },
    papir(
      ukeseddel,
      'Gjestebudet etterarbeid MR.pdf',
      'digital',
      `> Engasjement i etterarbeidet
: Produsent | Pannekake Produksjoner AS, ${org('Pannekake Produksjoner AS')}
: Medarbeider | Maiken Rundhaug, Skolegata 5, 2750 Gran
: Program | GJESTEBUDET (første sesong)
: Stilling | etterarbeidsredaktør
Medarbeideren har de programmene som står med «MR». De andre tas av Ulrik Engh (UE).
|! Nr. | Vert | Lengde | Låst bilde | Ansvar
| 1 | Fru Solberg | 52 min | 14.08.2019 | UE
| 2 | Brødrene Li | 52 min | 21.08.2019 | MR
| 3 | Presten | 51 min | 28.08.2019 | UE
| 4 | Kaptein Vik | 52 min | 04.09.2019 | MR
| 5 | Tvillingene | 52 min | 11.09.2019 | UE
| 6 | Bonden | 53 min | 18.09.2019 | MR
| 7 | Legen | 52 min | 25.09.2019 | MR
| 8 | Rektor | 52 min | 02.10.2019 | UE
| 9 | Finalen | 58 min | 09.10.2019 | MR
# Lønn
- Kr 14 950 per uke fra uke 30 til uke 41.
# Rettigheter
- Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.
# Anvisninger
- Kanalens merknader besvares samlet av redaktør Anja Tofte.
- Hjemmekontor to dager i uken. Råmaterialet forlater ikke huset.
!! Produsent ; Linn Tørrissen ; strek ; Gran 1.7.2019 || Medarbeider ; Maiken Rundhaug ; strek ; Gran 3.7.2019`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-34',
      form: 'digital',
      mal: 'dagsplan',
      arbeidstaker: 'Simen Haugerudbråten',
      produksjonsselskap: 'Myggbukta Media AS',
      reg: [reg('Naboer på vent', 'A-lyd', 'alyd', null)],
      klausul: 'ikke_kontrakt',
      signert: [false, false],
      forventet: 'DOKUMENTASJONEN ER MANGELFULL',
      begrunnelse:
        'En dagsplan viser hvem som møter på opptak, men er ingen avtale; kontrakten må lastes opp.',
    },
    papir(
      papirer,
      'Dagsplan dag 17 (Simen Haugerudbråten).pdf',
      'digital',
      `> Dagsplan 17 av 32
**NABOER PÅ VENT** · Myggbukta Media AS · onsdag 9. mars 2022 · soloppgang 06.47
: Produsent | Sissel Navarhaug
: Regi | Kine Lovise Bratt
: Sykehus | Legevakta, Storgata 40
|! Scene | Episode | Sted | Rolle | Tid
| 3/14 | 3 | Trappeoppgang | Turid, Ali | 08.00–10.30
| 5/02 | 5 | Vaskekjeller | Turid | 10.45–13.00
| 5/03 | 5 | Vaskekjeller | Ali, vaktmester | 13.30–15.45
|! Avdeling | Navn | Oppmøte
| Foto | Are Grimsby | 07.00
| B-foto | Mina Fossli | 07.15
| A-lyd | **Simen Haugerudbråten** | 07.15
| Sminke | Elin Sagbakken | 06.30
| Runner | Theo Vang | 06.15
~ Parkering bak butikken. Lunsj 13.00: gryterett. Meld allergi til Theo.`,
    ),
  ),
]
