// Sider som følger etter hovedarket: standardvilkår, rammevilkår, planer og framdrift.

/** Standard terms bak deal memo 02, to smale spalter. */
const vilkaar02: [string, string][] = [
  ['Hierarchy', 'The boxes on page 1 prevail over these terms. Box 5 prevails over everything.'],
  [
    'Engagement',
    'The crew member is employed for the period stated and reports to the post producer. The working week is Monday to Friday unless the call sheet says otherwise.',
  ],
  [
    'Turnaround',
    'Eleven hours between wrap and call. Shortened turnaround is paid at 200 % for the hours missing.',
  ],
  [
    'Overtime',
    'Payable only when ordered or approved in writing on the day. Rounded up to the nearest half hour.',
  ],
  [
    'Sixth and seventh day',
    'Sixth day at 150 %, seventh at 200 %. No work is scheduled on 24 and 25 December or 1 and 17 May.',
  ],
  [
    'Bidding',
    'The VFX supervisor prepares breakdowns and recommends vendors. The company contracts with them.',
  ],
  [
    'Shot count',
    'The budget assumes 640 shots over the season. If the count passes 720 the fee for the post period is renegotiated.',
  ],
  [
    'Kit',
    'Kit rental is paid for weeks actually worked. Loss and damage are covered by the company’s floater above NOK 4,000.',
  ],
  [
    'Security',
    'Two-factor log-in at all times. Plates and previs may not be kept on personal devices. Breaches are reported within 24 hours.',
  ],
  [
    'Travel',
    'Economy class inside Europe. Per diem according to the state scale. Travelling on a free day counts as half a working day.',
  ],
  [
    'Illness',
    'Statutory sick pay. From the sixteenth day the company may appoint a replacement for the remainder of the episode block.',
  ],
  ['Credit', 'As in box 4. Credits in marketing are at the streamer’s discretion.'],
  [
    'Conduct',
    'The company has zero tolerance of harassment. Reports may be made to the safety representative or to the external line printed on the call sheet.',
  ],
  [
    'Termination',
    'Four weeks’ notice. The company may release the crew member from work during the notice period with pay.',
  ],
  [
    'Suspension',
    'If shooting is suspended for more than ten working days either party may terminate at once.',
  ],
  ['Publicity', 'No interviews, stills or posts before the streamer has announced the series.'],
  ['Data', 'Personal data are kept for payroll and insurance, and deleted five years after delivery.'],
  ['Law', 'Norwegian law. Oslo District Court.'],
]
export const side02 = `<div style="font:bold 13pt 'Liberation Sans Narrow';border-bottom:2px solid #111;margin-bottom:3mm">DEAL MEMO, REVERSE: STANDARD TERMS FOR CREW, POST (v. 9)</div><div style="columns:2;column-gap:7mm;font-size:8.6pt;line-height:1.45">${vilkaar02.map(([t, x], i) => `<p style="margin:0 0 2.2mm"><b>${i + 1}. ${t}.</b> ${x}</p>`).join('')}</div><p style="position:absolute;bottom:10mm;font-size:7pt;color:#666">MNS/TCL/DM-041 &nbsp;|&nbsp; page 2 of 2</p>`

const vilkaar33: [string, string[]][] = [
  [
    'Purpose',
    [
      'Kvarts Post AS (the company) runs finishing suites and needs experienced people at short notice. The freelancer is such a person. This framework states once what would otherwise be repeated in each call-off.',
      'A call-off states the titles, the function, the episodes, the days and the price. It becomes binding when both have signed it.',
    ],
  ],
  [
    'No minimum',
    [
      'The company need not call off anything, and the freelancer may decline. A declined call-off has no consequences for the next one.',
    ],
  ],
  [
    'Performance',
    [
      'Work is carried out in the company’s suites in Oslo on the company’s systems. Remote work needs approval from the head of engineering and, where the client requires it, from the client.',
      'The freelancer follows the delivery specification of each broadcaster or streamer, and tells the company at once if source material does not meet it.',
    ],
  ],
  [
    'Days',
    [
      'A day is nine hours with a paid meal break of thirty minutes. Half days are not called off.',
      'Days may be moved by the company up to 72 hours before; after that half the price of the day is due.',
    ],
  ],
  [
    'Price',
    [
      'Prices in a call-off are in kroner without value added tax. They cover all work needed to pass quality control once.',
      'Prices for jobs running into a new calendar year are adjusted by the consumer price index on 15 January.',
    ],
  ],
  [
    'Invoicing',
    [
      'One invoice per job. Invoices without job number are returned.',
      'Objections to an invoice are made within ten days.',
    ],
  ],
  [
    'Tax status',
    [
      'The freelancer is self-employed, is registered as such, and pays tax and social security. If an authority finds otherwise the parties share the burden as the law prescribes.',
    ],
  ],
  [
    'Equipment',
    [
      'The company supplies work stations, monitors and licences. The freelancer’s own control surfaces may be used at the freelancer’s risk.',
    ],
  ],
  [
    'Care of media',
    [
      'Media are never copied off the storage network. Removable drives are handed to the data desk, signed for and wiped after ingest.',
      'A lost drive is reported within the hour.',
    ],
  ],
  [
    'Errors',
    [
      'Errors in the freelancer’s own work are corrected without charge if notified within sixty days of delivery.',
      'The freelancer is not liable for indirect loss, nor for more than the price of the job unless the loss was caused on purpose or by gross negligence.',
    ],
  ],
  [
    'Insurance',
    [
      'The company’s insurance covers people working in the suites. The freelancer keeps accident insurance for the rest.',
    ],
  ],
  [
    'Credit',
    [
      'The company asks the producer to credit the freelancer by name and function and passes on the spelling stated by the freelancer. The producer decides on form and place.',
    ],
  ],
  [
    'Confidentiality',
    [
      'What is seen in the suites stays in the suites until it has been shown to the public. The same applies to prices.',
      'The duty survives this framework by three years.',
    ],
  ],
  [
    'Competition',
    [
      'The freelancer may work for whomever he likes. During a call-off he does not accept other work that clashes with the dates in it.',
    ],
  ],
  [
    'Safety',
    [
      'Breaks from the screen of at least ten minutes every two hours. Nobody works alone in the building after midnight.',
      'Concerns may be raised with the safety representative, whose name is on the board by the kitchen.',
    ],
  ],
  [
    'Copyright',
    [
      'Call-offs state how copyright is regulated. Unless a call-off says otherwise nothing is transferred by this framework.',
    ],
  ],
  [
    'Force majeure',
    [
      'If the suites cannot be used for reasons outside a party’s control, days are postponed and neither pays the other. After thirty days each may cancel the job.',
    ],
  ],
  [
    'Assignment',
    [
      'The freelancer may not send a substitute. The company may assign the framework to another company in its group on the same terms.',
    ],
  ],
  [
    'Notices',
    [
      'Notices are sent by e-mail to the addresses stated when the framework was signed and take effect on the next working day.',
    ],
  ],
  [
    'Term',
    [
      'The framework runs from 1 November 2022 until terminated by either party on two months’ notice. Jobs begun are completed.',
    ],
  ],
  [
    'Disputes',
    [
      'The parties negotiate for fourteen days and then, if they both wish, submit to mediation. Otherwise the ordinary courts decide, with Oslo as venue. Norwegian law applies.',
    ],
  ],
  [
    'Counterparts',
    [
      'The framework was signed on 27 October 2022 and is attached here for convenience. In case of conflict the call-off prevails.',
    ],
  ],
]
const del33 = (fra: number, til: number, n: number) =>
  `<div style="display:flex;justify-content:space-between;font-size:8pt;color:#555;border-bottom:.6px solid #999"><span>Framework KP-2022/31, general terms</span><span>${n} / 5</span></div>${vilkaar33
    .slice(fra, til)
    .map(
      ([t, l], i) =>
        `<h2>${fra + i + 1} &nbsp; ${t}</h2>${l.map(x => `<p style="margin:0 0 2.4mm;font-size:10pt;line-height:1.55">${x}</p>`).join('')}`,
    )
    .join('')}`
export const sider33 = [del33(0, 6, 2), del33(6, 11, 3), del33(11, 16, 4), del33(16, 22, 5)]

/** Avdelingsplan bak 17: tall som ligner på episoder, men ikke er det. */
const poster17 = [
  ['Bygg, naustet innvendig', 'S1 1, 2, 5', '410 000'],
  ['Bygg, butikken', 'S1 alle', '365 000'],
  ['Leie av sjark', 'S1 3, 4', '88 000'],
  ['Ombygging butikk til kafé', 'S2 1–8', '190 000'],
  ['Kirkerom, delvis digital forlengelse', 'S2 2, 7', '255 000'],
  ['Vær- og vinddekning, kai', 'S2 4, 5, 6', '120 000'],
  ['Rekvisitt, innkjøp', 'begge', '540 000'],
  ['Lager Smøla, 16 mnd', 'begge', '128 000'],
]
export const side17 = `<div style="font:bold 13pt 'DejaVu Sans';color:#31708f">Vedlegg: plan for avdelingen</div><p>Tallene er foreløpige og endrer ikke ansettelsen.</p><table style="width:100%;border-collapse:collapse;font-size:9pt">${[['Post', 'Brukes i', 'Ramme kr'], ...poster17].map((r, i) => `<tr>${r.map(c => `<td style="border-bottom:1px solid #31708f;padding:2.2mm 1mm;${i ? '' : 'font-weight:bold'}">${c}</td>`).join('')}</tr>`).join('')}</table><p style="margin-top:5mm">Scenografimøte hver mandag kl. 08.15. Tegninger deles i mappen «Øyfolket/SCENO». Endringer over kr 20 000 tas med linjeprodusent Ole Jakob Sund.</p><div class="es">Vedlegget er en del av konvolutt 4410-SSD-8831 (side 2 av 2).</div>`

/** Framdriftsplan bak 15. */
const levering15 = [
  ['104', 'Outline', '12 Jun 2023'],
  ['104', 'First draft', '10 Jul 2023'],
  ['104', 'Revisions 1 and 2', '7 Aug / 28 Aug 2023'],
  ['104', 'Polish', '18 Sep 2023'],
  ['107', 'Outline', '21 Aug 2023'],
  ['107', 'First draft', '25 Sep 2023'],
  ['107', 'Revisions 1 and 2', '16 Oct / 6 Nov 2023'],
  ['107', 'Polish', '27 Nov 2023'],
]
export const side15 = `<div style="text-align:center;letter-spacing:3px;font:10pt 'Liberation Sans';margin-bottom:8mm">EXHIBIT A: DELIVERY SCHEDULE</div><table style="width:100%;border-collapse:collapse">${[['Episode', 'Step', 'Due'], ...levering15].map((r, i) => `<tr>${r.map(c => `<td style="border:1px solid #333;padding:2mm 3mm;${i ? '' : 'font-weight:bold;background:#eee'}">${c}</td>`).join('')}</tr>`).join('')}</table><p style="margin-top:6mm">Reading periods: ten working days for each step. Notes are collected in one document by the script executive. Scripts are delivered in Final Draft and PDF, in Norwegian, with an English translation arranged by the company.</p><p>The room convened 16 January to 31 March 2023 with five writers. Episode titles are working titles.</p>`

/** Programplan bak 40. */
const garder40 = [
  'Åsen',
  'Nordgarden',
  'Li',
  'Rud',
  'Haugen',
  'Brekka',
  'Teigen',
  'Moen',
  'Sletta',
  'Vik',
  'Bakken',
  'Finale',
]
export const side40 = `<b style="font-size:13pt">Vedlegg: programplan Tunkamp 4</b><table style="width:100%;border-collapse:collapse;margin-top:4mm">${garder40.map((g, i) => `<tr><td style="border:1px solid #333;padding:1.8mm 3mm;width:16mm">${401 + i}</td><td style="border:1px solid #333;padding:1.8mm 3mm">${g}</td><td style="border:1px solid #333;padding:1.8mm 3mm">veke ${14 + i + (i > 7 ? 2 : 0)}</td><td style="border:1px solid #333;padding:1.8mm 3mm">SH${i % 3 === 1 ? ' + vikar for lyd' : ''}</td></tr>`).join('')}</table><p>SH = Sigbjørn Haukås. Planen kan endrast av produksjonsleiaren etter vêret.</p>`
