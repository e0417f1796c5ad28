import { expect, test } from 'vitest'
import { proeveavsnitt, proevelesing } from '../../../../../test/lesing.ts'
import { finnKlausul } from './klausul.ts'

const variant = (...avsnitt: string[]) =>
  finnKlausul(proevelesing({ linjer: proeveavsnitt(avsnitt) }), {
    dokumenttype: { verdi: 'kontrakt', sikkerhet: 0.95, sted: null },
    produksjonsselskap: 'Fjordlys Film AS',
  })?.verdi.variant

test.each([
  'Denne retten innskrenker ikke det vederlaget lyddesigneren mottar gjennom Norwaco.',
  'Rettigheter som fotografen har lagt inn i F©R, røres ikke av dette.',
  'Avtalen her griper ikke inn i de rettighetene klipperen har gitt F©R fullmakt til å forvalte.',
  'Nothing here affects the rights which the Sound Recordist has entrusted to F©R.',
  'The licence above leaves untouched whatever F©R administers on the Designer’s behalf.',
  'Vederlagskrav som F©R gjør gjeldende for fotografen, påvirkes ikke.',
  'F©Rs adgang til å kreve vederlag på lydteknikerens vegne er ikke berørt.',
  'Lisensen er ikke til hinder for at F©R krever inn vederlag på klipperens vegne.',
  'Kva F©R krev inn for fotografen, er ei sak mellom dei to, og avtalen rokkar ikkje ved dei rettane.',
  'Det fotografen får gjennom F©R og Norwaco, vert verande hennar.',
  'You hold on to the rights that F©R manages for you.',
  'The Gaffer keeps whatever money F©R collects.',
  'Det F©R tar seg av for deg, fortsetter du å ha.',
  'Det som medarbeideren har overlatt til F©R, holdes utenom, og pengene derfra er hans.',
  'Det som går gjennom F©R, er scenografens og ikke noe selskapet kjøper.',
  'Selskapet har ingen befatning med rettigheter som F©R forvalter for regissøren.',
  'Nothing you have placed with F©R passes to us.',
  'Alt dekoratøren har sett bort til kollektiv forvaltning, er ikkje med på kjøpet.',
])('det F©R forvalter, er latt i ro: %s', tekst => {
  expect(variant('Rettigheter', tekst)).toBe('3')
})

test.each([
  'Forvaltningskontrakten med F©R begrenser ikke selskapets rettigheter etter denne avtalen.',
  'Selskapets rett berøres ikke av at klipperen har overdratt rettigheter til F©R.',
  'Overdragelsen påvirkes ikke av forvaltningskontrakten, og rettigheter som F©R forvalter, blir værende hos selskapet.',
  'F©R sin forvaltning endrer ikke de rettighetene selskapet har fått.',
  'Det klipperen får gjennom F©R, går til selskapet og blir hos selskapet.',
  'Nothing in the management contract with F©R limits the rights of the Company.',
  'The Company keeps everything that F©R collects for the Editor.',
  'Rights managed by F©R are ours as well and remain so.',
  'At F©R forvalter rettigheter for andre, er partene uvedkommende, og overdragelsen begrenses ikke av det.',
])('det er overdragelsen som er latt i ro: %s', tekst => {
  expect(variant('Rettigheter', 'Alle rettigheter overdras til selskapet for all framtid.', tekst)).toBe(
    'buy-out',
  )
})

test.each([
  'Medlemskap i F©R eller Norsk filmforbund berøres ikke av denne avtalen.',
  'Medlemskap i Norsk filmforbund og F©R endrer ikke kravet til taushet.',
  'You keep everything that belongs to the set in the van, and we keep the keys.',
])('ingen rettigheter er nevnt: %s', tekst => {
  expect(variant('Vilkår', tekst)).toBe('taus')
})

test.each([
  'TV-kanalens utnyttelse av serien følger den avtalen kanalen har inngått med F©R, som er representert av Norsk Filmforbund.',
  'Exploitation of the series is covered by a separate agreement between Viaplay and F©R, represented by Norsk Filmforbund.',
])('den som er representert, innestår ikke for noe: %s', tekst => {
  expect(variant('Rettigheter', tekst)).toBe('1b')
})
