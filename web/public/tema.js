// Sets light or dark before the first paint, and whether somebody is logged in, which decides what the page shows until its scripts
// are here. A file of its own, because the content security policy allows no inline script.
{
  let choice = null
  try {
    choice = localStorage.getItem('rp.visning')
    document.documentElement.dataset.inne = localStorage.getItem('sessionToken') === null ? 'nei' : 'ja'
  } catch {
    // Storage can be switched off; then the system decides.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.className = dark ? 'dark' : 'light'
}
