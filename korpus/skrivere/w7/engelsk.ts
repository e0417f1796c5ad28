import { esignert, initialer, punkt, sider, signaturer, tabell } from './ark.ts'
import { type Dokument, dokument, reg } from './fasit.ts'
import { frikjop, kEn } from './klausuler.ts'
import { org } from './selskaper.ts'
import { stiler } from './stil.ts'
import { konto, personnummer } from './tall.ts'

const p7 = personnummer(21, 2, 75, 144)
const p10 = personnummer(30, 7, 66, 377)

const agreement = (blokker: Parameters<typeof sider>[0], fot: string, margin = '') =>
  sider(blokker, {
    tegn: 116,
    linjer: 62,
    bunn: (i, n) =>
      `<div class="fot"><span>${fot}</span><span>${margin}</span><span>Page ${i} of ${n}</span></div>`,
  })

const w07 = dokument(
  {
    id: 'w7-07',
    form: 'digital',
    language: 'en',
    template: 'co-production-crew-agreement',
    arbeidstaker: 'Torgils Ramberg Fjellanger',
    produksjonsselskap: 'Nattog Pictures AS',
    registreringer: [reg('Lesiden', 'Director of Photography', 'foto', 4)],
    variant: 'EN',
    sign: [true, true],
    pnr: p7,
    forventet: 'BEHANDLET',
    begrunnelse: 'Engelsk klausul 1a, begge har signert, og kontrakten gjelder fire av åtte episoder.',
  },
  {
    navn: 'LEEWARD_DoP_Agreement_executed.pdf',
    slag: 'digital',
    stil: stiler.engelsk,
    html: agreement(
      [
        `<h1>DIRECTOR OF PHOTOGRAPHY AGREEMENT</h1><p>This Agreement is made as of 9 May 2022 <b>BETWEEN</b></p><p>(1) NATTOG PICTURES AS, registered in Norway under no. ${org('Nattog Pictures AS')}, Møllergata 50, 0179 Oslo (the “<b>Producer</b>”); and</p><p>(2) TORGILS RAMBERG FJELLANGER, national identity number ${p7}, Kråkenesveien 9, 5152 Bønes (the “<b>DoP</b>”).</p>`,
        punkt(
          '1.',
          'DEFINITIONS AND INTERPRETATION',
          '“<b>Series</b>” means the limited drama series presently entitled “Lesiden” (international title “Leeward”), comprising eight (8) episodes of approximately 51 minutes each, to be produced under a co-production agreement between the Producer, Pale Harbour Television Ltd (United Kingdom) and Studio Krahmer GmbH (Germany) (together the “<b>Co-Producers</b>”).',
          '“<b>Episodes</b>” means four (4) of the eight (8) episodes of the Series, being episodes 5 to 8 inclusive, also known as “Block Two”.',
          '“<b>Principal Photography</b>” means the period from 22 August 2022 to 11 November 2022, being twelve (12) weeks of five (5) days.',
          'Headings are for convenience only. Words in the singular include the plural.',
        ),
        punkt(
          '2.',
          'ENGAGEMENT',
          'The Producer engages the DoP, and the DoP agrees, to render the services of a first-class director of photography on the Episodes, including three (3) weeks of preparation and up to six (6) days of grading supervision.',
          'Block One is photographed by Ms Harriet Oakenshaw. The DoP shall consult with her to preserve the visual continuity of the Series.',
        ),
        punkt(
          '3.',
          'FEE',
          'The DoP shall be paid NOK 27,500 per week of Principal Photography and NOK 19,000 per week of preparation, plus holiday pay at 12 per cent. Payments are made monthly in arrears to account ' +
            konto(640081) +
            '.',
          'A kit rental of NOK 4,800 per week is payable against a separate invoice.',
        ),
        punkt(
          '4.',
          'RIGHTS',
          kEn[0] ?? '',
          'Subject to clause 4.1, the Producer may license the Series to the Co-Producers for exploitation in their respective territories as set out in Schedule 2 of the co-production agreement.',
        ),
        punkt(
          '5.',
          'CREDIT',
          'Provided the DoP fully performs, the DoP shall be accorded credit on a single card in the main or end titles of the Episodes in the form “Director of Photography Torgils R. Fjellanger”. No casual or inadvertent failure shall be a breach.',
        ),
        punkt(
          '6.',
          'INSURANCE, ILLNESS AND FORCE MAJEURE',
          'The Producer maintains statutory occupational injury insurance and production insurance. The DoP shall attend a medical examination if required by the insurers.',
          'Should Principal Photography be suspended for more than thirty (30) consecutive days for reasons beyond the control of the parties, either party may terminate by written notice.',
        ),
        punkt(
          '7.',
          'CONFIDENTIALITY',
          'The DoP shall not disclose any information concerning the Series, its scripts, cast or budget before the Producer’s first public announcement.',
        ),
        punkt(
          '8.',
          'SUSPENSION AND TERMINATION',
          'The Producer may suspend the engagement during any period in which the DoP is unable to render services. If such period exceeds five (5) consecutive or nine (9) aggregate shooting days, the Producer may terminate.',
          'Upon termination without cause the DoP shall be paid for the balance of the guaranteed twelve (12) weeks, less earnings from substitute work.',
        ),
        punkt(
          '9.',
          'HEALTH, SAFETY AND CONDUCT',
          'The Producer shall provide safe conditions on the vessel and at all coastal locations. No person is required to board in winds exceeding 14 m/s.',
          'The parties shall comply with the Co-Producers’ policies on harassment and on sustainable production. Ms Ellen Frogner is the safety delegate of the unit.',
        ),
        punkt(
          '10.',
          'DATA PROTECTION',
          'Personal data of the DoP are processed for payroll, tax, insurance and credits, and may be transferred to the Co-Producers for those purposes only.',
        ),
        punkt(
          '11.',
          'NOTICES; ENTIRE AGREEMENT',
          'Notices shall be in writing and are deemed received two (2) business days after dispatch. This Agreement with Schedule 1 contains the entire understanding of the parties and supersedes the deal memo dated 28 March 2022.',
          'Any variation shall be in writing signed by both parties. The Producer may assign the benefit of this Agreement to the Co-Producers, a broadcaster or a completion guarantor, but remains primarily liable.',
        ),
        punkt(
          '12.',
          'GOVERNING LAW',
          'This Agreement is governed by Norwegian law and the courts of Oslo shall have jurisdiction.',
        ),
        signaturer(
          [
            {
              rolle: 'Signed for and on behalf of the Producer',
              navn: 'Vilde Ramnefjell',
              under: 'Vilde Ramnefjell, CEO',
              signert: true,
            },
            {
              rolle: 'Signed by the DoP',
              navn: 'Torgils Ramberg Fjellanger',
              signert: true,
              farge: '#111',
            },
          ],
          '<p>IN WITNESS WHEREOF the parties have executed this Agreement on the date first above written.</p>',
        ),
        `<h2>SCHEDULE 1 – THE SERIES</h2>${tabell([
          ['Episode', 'Working title', 'Block', 'Director', 'Director of Photography'],
          ['1', 'Fyrvokteren / The Keeper', 'One', 'Idun Storhaugen', 'H. Oakenshaw'],
          ['2', 'Kjølvann / Wake', 'One', 'Idun Storhaugen', 'H. Oakenshaw'],
          ['3', 'Bakevje / Eddy', 'One', 'Colm Tarrant', 'H. Oakenshaw'],
          ['4', 'Ballast', 'One', 'Colm Tarrant', 'H. Oakenshaw'],
          ['5', 'Styrbord / Starboard', 'Two', 'Colm Tarrant', 'T. R. Fjellanger'],
          ['6', 'Landkjenning / Landfall', 'Two', 'Beate Orheim', 'T. R. Fjellanger'],
          ['7', 'Kastevind / Squall', 'Two', 'Beate Orheim', 'T. R. Fjellanger'],
          ['8', 'Lesiden / Leeward', 'Two', 'Idun Storhaugen', 'T. R. Fjellanger'],
        ])}`,
      ],
      'Leeward – DoP Agreement',
      `${initialer('Vilde Ramnefjell')} ${initialer('Torgils Fjellanger', '#111')}`,
    ),
  },
)

const w08 = dokument(
  {
    id: 'w7-08',
    form: 'digital',
    language: 'en',
    template: 'writer-licence-assignment',
    arbeidstaker: 'Synnøve Ellingard',
    produksjonsselskap: 'Bjelkeloft Produksjon AS',
    registreringer: [reg('Kaldstart', 'Writer', 'manus', 3)],
    variant: 'buy-out',
    sign: [true, true],
    pnr: null,
    forventet: 'BEHANDLET',
    begrunnelse: 'Engelsk full overdragelse (buy-out), begge har e-signert, og avtalen gjelder tre manus.',
  },
  {
    navn: 'Writer agreement - Cold Open.pdf',
    slag: 'digital',
    stil: stiler.engelsk.replace("'Nimbus Roman'", "'P052'"),
    html: agreement(
      [
        '<h1>SCREENWRITER’S AGREEMENT AND ASSIGNMENT OF COPYRIGHT</h1>',
        tabell(
          [
            ['Item', 'Principal Terms'],
            [
              'Producer',
              `Bjelkeloft Produksjon AS, org. no. ${org('Bjelkeloft Produksjon AS')}, Strandgaten 5, 4005 Stavanger`,
            ],
            ['Writer', 'Synnøve Ellingard, Lysefjordgata 30, 4014 Stavanger (born 19 December 1987)'],
            ['Series', '“Kaldstart” (English title: “Cold Open”) – eight part drama, 44 minutes per part'],
            ['Scripts', 'Three teleplays, namely for parts two, three and six'],
            ['Delivery', 'Outline: 1 Sept 2022. First drafts: 15 Nov 2022. Final drafts: 1 Feb 2023'],
            ['Fee', 'NOK 185,000 per teleplay (NOK 555,000 in total), payable 25/50/25'],
            ['Commissioner', 'Discovery Networks Norway AS / a SVOD platform to be determined'],
          ],
          'vilkaar',
        ),
        punkt(
          '1.',
          'ENGAGEMENT',
          'The Producer commissions the Writer to write the Scripts as specified in the Principal Terms. The head writer, Mr Aksel Rognaldsen, shall have final say on storylines.',
          'The Writer shall carry out one polish of each Script without additional payment. Further drafts are optional and subject to a fee of NOK 25,000 per draft.',
        ),
        punkt(
          '2.',
          'ASSIGNMENT',
          frikjop.en.replaceAll('Contractor', 'Writer'),
          'The Writer waives, to the extent permitted by section 5 of the Norwegian Copyright Act, the right to object to changes reasonably required by the Producer or its licensees.',
        ),
        punkt(
          '3.',
          'WARRANTIES',
          'The Writer warrants that the Scripts are original and do not infringe the rights of any person. The Producer shall indemnify the Writer against claims arising from material supplied by the Producer.',
        ),
        punkt(
          '4.',
          'CREDIT',
          '“Written by Synnøve Ellingard” on the parts written solely by the Writer. Shared credits are determined by the head writer.',
        ),
        punkt(
          '5.',
          'OPTION',
          'The Producer may by notice within nine (9) months of the premiere engage the Writer for up to four (4) teleplays of a second season at a fee increased by five per cent.',
        ),
        punkt(
          '6.',
          'GENERAL',
          'Neither party may vary this Agreement except in writing. Norwegian law applies; venue is Sør-Rogaland tingrett.',
        ),
        esignert(
          'Electronic signatures',
          [
            {
              navn: 'Henriette Skaugmyr',
              rolle: 'for Bjelkeloft Produksjon AS',
              status: 'Signed with BankID<br>2022-06-24 10:41:08',
              ok: true,
            },
            {
              navn: 'Synnøve Ellingard',
              rolle: 'Writer',
              status: 'Signed with BankID<br>2022-06-26 21:17:52',
              ok: true,
            },
          ],
          '7c1e-22f0-91ab-kaldstart',
        ),
      ],
      'Cold Open / Writer',
    ),
  },
)

const w10 = dokument(
  {
    id: 'w7-10',
    form: 'skann',
    language: 'en',
    template: 'co-production-crew-agreement',
    arbeidstaker: 'Ragnfrid Ytterhorn',
    produksjonsselskap: 'Kalkstein Film AS',
    registreringer: [reg('Saltstein', 'Production Designer', 'scenografi', null)],
    variant: 'EN',
    sign: [true, true],
    pnr: p10,
    forventet: 'BEHANDLET',
    begrunnelse: 'Spillefilm med engelsk klausul 1a; begge har signert, og production designer er godkjent.',
  },
  {
    navn: 'Saltstein PD contract.pdf',
    slag: 'skann',
    stil: stiler.engelsk,
    html: agreement(
      [
        `<h1>AGREEMENT FOR SERVICES OF PRODUCTION DESIGNER</h1><p>Feature film “SALTSTEIN” (the “<b>Film</b>”), an official Norwegian–Swedish–Estonian co-production</p>${tabell(
          [
            ['Producer', 'Designer'],
            [
              `Kalkstein Film AS, ${org('Kalkstein Film AS')}<br>Kongens gate 77, 8006 Bodø, Norway<br>represented by Magnhild Sørvåg`,
              `Ragnfrid Ytterhorn<br>Saltstraumveien 140, 8056 Saltstraumen<br>ID no. ${p10.slice(0, 6)}-${p10.slice(6)}`,
            ],
          ],
        )}`,
        punkt(
          '1.',
          'Services',
          'The Designer is engaged as production designer of the Film, one (1) feature-length picture of about 109 minutes, and shall head the art department of eleven (11) persons in Norway and Estonia.',
          'The Services comprise nine (9) weeks of preparation from 4 January 2021, thirty-four (34) shooting days and one (1) week of wrap.',
        ),
        punkt(
          '2.',
          'Remuneration',
          'NOK 24,000 per week, in total not more than seventeen (17) weeks. Per diem in Estonia: EUR 55.',
        ),
        punkt(
          '3.',
          'Intellectual property',
          kEn[1]?.replaceAll('Contractor', 'Designer') ?? '',
          'Drawings, models and references may be kept by the Designer and exhibited after the festival premiere.',
        ),
        punkt(
          '4.',
          'Credit',
          'Single card, main titles: “Production Designer Ragnfrid Ytterhorn”. The same on posters where the director of photography and the editor are named.',
        ),
        punkt(
          '5.',
          'Co-producers',
          'The rights and obligations of the Producer may be exercised by the co-producers Norrdal Film AB and OÜ Meretuul within their territories. The Producer remains liable for payment.',
        ),
        punkt(
          '6.',
          'Safety and insurance',
          'The Producer shall provide a safe workplace and insure the Designer against accident at work. The Designer’s next of kin is Olav Ytterhorn, brother.',
        ),
        punkt(
          '7.',
          'Termination',
          'If the Film is not greenlit by 1 February 2021 the agreement lapses and the Designer retains payments due for work done.',
        ),
        punkt('8.', 'Law', 'Norwegian law. Disputes are settled by the ordinary courts at Bodø.'),
        signaturer(
          [
            {
              rolle: 'The Producer',
              navn: 'Magnhild Sørvåg',
              signert: true,
              farge: '#222',
              dato: 'Bodø, 16 December 2020',
            },
            {
              rolle: 'The Designer',
              navn: 'Ragnfrid Ytterhorn',
              signert: true,
              farge: '#16307c',
              dato: 'Bodø, 18 December 2020',
            },
          ],
          '',
        ),
      ],
      'Saltstein – Production Designer',
    ),
  },
)

const w12 = dokument(
  {
    id: 'w7-12',
    form: 'digital',
    language: 'en',
    template: 'co-production-crew-agreement',
    arbeidstaker: 'Kjell Rune Svartveit',
    produksjonsselskap: 'Kalkstein Serie AS',
    registreringer: [reg('Isgang (sesong 2)', 'Sound Designer', 'lyddesign', null)],
    variant: 'EN',
    sign: [true, true],
    pnr: null,
    forventet: 'FYLL INN EPISODER',
    begrunnelse: 'Avtalen gjelder de episodene produsenten velger ut, og sier ikke hvor mange det blir.',
  },
  {
    navn: 'Isgang S2 Sound Designer Agreement FINAL.pdf',
    slag: 'digital',
    stil: stiler.engelsk.replace("'Nimbus Roman'", "'Liberation Sans'").replace('10pt', '9.2pt'),
    html: agreement(
      [
        `<h1>SOUND DESIGNER AGREEMENT</h1><p>Entered into on 1 November 2021 by and between <b>Kalkstein Serie AS</b> (company no. ${org('Kalkstein Serie AS')}) of Bodø (“Company”) and <b>Kjell Rune Svartveit</b>, Stakkevollvegen 311, 9019 Tromsø (“Contractor”).</p>`,
        punkt(
          '1.',
          'The Programme',
          'Second season of the television drama “Isgang”, produced in co-production with Yle Drama and Volt Nord Filmproduktion AB for delivery in nine instalments of 45 minutes.',
        ),
        punkt(
          '2.',
          'Services',
          'The Contractor shall act as sound designer on such episodes of the Programme as the Company may designate, having regard to the post production schedule and the availability of the mix stage. The Contractor is guaranteed not less than 14 weeks of work.',
          'Designation is made in writing no later than ten (10) working days before editing of the relevant episode commences.',
        ),
        punkt(
          '3.',
          'Fees',
          'NOK 16,200 per week of 40 hours, and NOK 1,450 per mixing hour beyond 120 hours. VAT is added where applicable.',
        ),
        punkt(
          '4.',
          'Rights',
          kEn[1] ?? '',
          'The Contractor may retain the library of field recordings made in Svalbard for use in other productions.',
        ),
        punkt(
          '5.',
          'Facilities',
          'Work is carried out in the Contractor’s own studio. The Company supplies OMF/AAF, reference picture and 2 hard drives per episode.',
        ),
        punkt('6.', 'Credit', 'End titles on episodes on which the Contractor has rendered services.'),
        punkt(
          '7.',
          'Confidentiality; data',
          'Material shall be stored encrypted and deleted within 90 days of final delivery.',
        ),
        punkt(
          '8.',
          'Breach',
          'In the event of a material breach which is not remedied within 14 days of notice, the other party may terminate.',
        ),
        punkt('9.', 'Governing law', 'Norway. Place of jurisdiction: Salten og Lofoten tingrett.'),
        signaturer(
          [
            { rolle: 'Company', navn: 'Magnhild Sørvåg', under: 'Magnhild Sørvåg, Producer', signert: true },
            { rolle: 'Contractor', navn: 'Kjell Rune Svartveit', signert: true, farge: '#333' },
          ],
          '',
        ),
      ],
      'Isgang II',
    ),
  },
)

export const engelsk: readonly Dokument[] = [w07, w08, w10, w12]
