/** What each string runs if a page ever takes it for markup or code: tells its number. */
const kall = (nummer: number) => `rpOnd(${nummer})`

/** An element of the string's own, known by its name, so that markup is seen also where nothing runs. */
const deler: readonly ((call: string) => string)[] = [
  k => `<script>${k}</script>`,
  k => `<ScRiPt>${k}</sCrIpT>`,
  k => `<script/x>${k}</script>`,
  k => `<script>${k}//`,
  k => `"><script>${k}</script>`,
  k => `'><script>${k}</script>`,
  k => `</script><script>${k}</script>`,
  k => `</title><script>${k}</script>`,
  k => `</textarea><script>${k}</script>`,
  k => `</style><script>${k}</script>`,
  k => `--><script>${k}</script>`,
  k => `]]><script>${k}</script>`,
  k => `<img src=x onerror=${k}>`,
  k => `<img/src=x/onerror=${k}>`,
  k => `<img src=x onerror="${k}"`,
  k => `<IMG SRC=x OnErRoR=${k}>`,
  k => `<img src=x:x onerror\n=${k}>`,
  k => `"><img src=x onerror=${k}>`,
  k => `'><img src=x onerror=${k}>`,
  k => `</option><img src=x onerror=${k}>`,
  k => `<<img src=x onerror=${k}>`,
  k => `<svg onload=${k}>`,
  k => `<svg/onload=${k}>`,
  k => `<svg><script>${k}</script></svg>`,
  k => `<svg><animate onbegin=${k} attributeName=x dur=1s>`,
  k => `<svg><a xlink:href="javascript:${k}">x</a></svg>`,
  k => `<math><mtext><img src=x onerror=${k}></math>`,
  k => `<body onload=${k}>`,
  k => `<iframe src="javascript:${k}">`,
  k => `<iframe srcdoc="<script>parent.${k}</script>">`,
  k => `<object data="javascript:${k}">`,
  k => `<embed src="javascript:${k}">`,
  k => `<a href="javascript:${k}">x</a>`,
  k => `<a href="java\tscript:${k}">x</a>`,
  k => `<a href="&#106;avascript:${k}">x</a>`,
  k => `<form action="javascript:${k}"><button>x`,
  k => `<button formaction="javascript:${k}">x`,
  k => `<input autofocus onfocus=${k}>`,
  k => `<select autofocus onfocus=${k}>`,
  k => `<textarea autofocus onfocus=${k}>`,
  k => `<details open ontoggle=${k}>x`,
  k => `<video><source onerror=${k}></video>`,
  k => `<audio src=x onerror=${k}>`,
  k => `<marquee onstart=${k}>x</marquee>`,
  k => `<style onload=${k}></style>`,
  k => `<style>*{background:url(javascript:${k})}</style>`,
  k => `<link rel=stylesheet href="//ond.example/${k}">`,
  k => `<meta http-equiv=refresh content="0;url=javascript:${k}">`,
  k => `<base href="//ond.example/${k}/">`,
  k => `<xss onpointerover=${k} style="position:fixed;inset:0">`,
  k => `" autofocus onfocus=${k} x="`,
  k => `' onmouseover='${k}`,
  k => `javascript:${k}`,
  k => `data:text/html,<script>${k}</script>`,
  k => `';${k}//`,
  k => `\${${k}}`,
  k => `{{constructor.constructor('${k}')()}}`,
  k => `&lt;img src=x onerror=${k}&gt;`,
  k => `\u202E<img src=x onerror=${k}>`,
  k => `＜script＞${k}＜/script＞`,
]

/** Sixty strings that a page must show and never obey; each names its own number. */
export const ondeTekster: readonly string[] = deler.map((del, index) => del(kall(index)))

/** The numbers of the strings in a text. */
export const numreI = (tekst: string): number[] =>
  [...tekst.matchAll(/rpOnd\((\d+)\)/g)].map(([, nummer]) => Number(nummer))

/** All of them, three to a text of at most 200 characters. */
export const treOgTre: readonly string[] = Array.from({ length: ondeTekster.length / 3 }, (_, index) =>
  ondeTekster.slice(index * 3, index * 3 + 3).join(' '),
)
