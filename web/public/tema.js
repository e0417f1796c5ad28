// Sets light or dark before the first paint. A file of its own, because the content security policy allows no inline script.
{
  let choice = null
  try {
    choice = localStorage.getItem('rp.visning')
  } catch {
    // Storage can be switched off; then the system decides.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.className = dark ? 'dark' : 'light'
}
