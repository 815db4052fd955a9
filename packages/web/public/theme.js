// Runs before anything is drawn, so that nobody sees the page in the wrong theme or language for a moment. The page itself reads
// the same settings again (src/settings/store.ts).
{
  const page = document.documentElement
  let settings = {}
  try {
    settings = JSON.parse(localStorage.getItem('ludoteka.settings') ?? '{}') ?? {}
  } catch {
    // Without storage everybody gets what a first visit gets.
  }
  if (settings.theme !== 'system') page.dataset.theme = settings.theme === 'light' ? 'light' : 'dark'
  const isRussian = navigator.languages.some(tag => tag.toLowerCase().startsWith('ru'))
  page.lang = settings.language === 'en' || settings.language === 'ru' ? settings.language : isRussian ? 'ru' : 'en'
}
