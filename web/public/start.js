// What a page does before its scripts are here. A file of its own, because the content security policy allows no inline script.
{
  const { henter = '', deler = '', inngang } = document.currentScript.dataset
  // Storage can be switched off; then the system decides the theme, and nobody is logged in.
  const kept = (storage, name) => {
    try {
      return window[storage].getItem(name)
    } catch {
      return null
    }
  }
  const { documentElement: html } = document

  // Light or dark, and whether somebody is logged in and has been told the news, which decides what stands in the page already.
  const choice = kept('localStorage', 'rp.visning')
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  html.className = dark ? 'dark' : 'light'
  const token = kept('localStorage', 'sessionToken')
  html.dataset.inne = token === null ? 'nei' : 'ja'
  if (kept('sessionStorage', 'rp.infoVist') !== null) html.dataset.melding = 'vist'

  // What the screen asks for first is under way while its scripts are; web/src/platform/api.ts takes the answers.
  const asked = new Map()
  window.rpHentet = asked
  if (token !== null && location.search === '') {
    try {
      const part = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')
      const { id, exp } = JSON.parse(atob(part))
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
      const siste = location.pathname.split('/').filter(Boolean).at(-1)
      if (exp * 1000 > Date.now())
        for (const path of henter.split(' ').filter(Boolean)) {
          const address = path.replace('{meg}', id).replace('{siste}', siste)
          const answer = fetch(address, { headers, priority: 'low' })
          answer.catch(() => {})
          asked.set(address, { token, answer })
        }
    } catch {
      // What cannot be read asks for nothing; the scripts see to it.
    }
  }

  // The words that stand in the page are painted first: scripts, ten times as large, would take the line and the processor from them.
  const files = deler.split(' ').filter(Boolean)
  const bring = async () => {
    for (const href of files)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
      )
    // One at a time, each after what it needs, so that a slow processor can scroll and answer a press in between. What fails, fails again
    // in the router, which says so.
    for (const file of files) {
      const before = performance.now()
      await import(file).catch(() => {})
      if (performance.now() - before > 2) await new Promise(resolve => setTimeout(resolve))
    }
  }
  let begun = false
  const begin = () => {
    if (begun || inngang === undefined) return
    begun = true
    window.rpLest = bring()
    import(inngang).catch(tell)
  }
  // Without the scripts nothing else can say that they did not come: the words in the page would stand there and lead nowhere.
  const tell = () => {
    html.dataset.melding = 'vist'
    document.body.append(document.getElementById('rp-borte').content)
    document.querySelector('.rp-utgave button').onclick = () => location.reload()
  }
  // A tab in the background is not painted, and not every browser tells of it; the scripts never wait for long.
  if (document.hidden) begin()
  document.addEventListener('visibilitychange', begin, { once: true })
  setTimeout(begin, 2000)
  requestAnimationFrame(() => setTimeout(begin, 200))
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
}
