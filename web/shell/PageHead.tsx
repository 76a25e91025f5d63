import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { company } from '#contract/site/company.ts'
import { languages, locales, type Language } from '#contract/platform/language.ts'
import type { PageEntry } from '../platform/page-entry.ts'
import { useText } from '../platform/text.ts'
import { useWords } from '../platform/words.ts'

/** Title and description of the page in the reader's language; the links to its other languages follow along. */
export function PageHead({ page }: { page: PageEntry }) {
  const text = useText()
  const { language } = useWords()
  const { pathname } = useLocation()
  const key = page.head ?? page.texts[0]
  useLinks(pathname, language)
  const title = text(`${key}.title`)
  return (
    <>
      <title>{page.path === '/' ? `${company.name} · ${title}` : `${title} · ${company.name}`}</title>
      <meta name="description" content={text(`${key}.description`)} />
    </>
  )
}

/** The prerendered document has these links already; here they are kept right while one moves from page to page. */
function useLinks(pathname: string, language: string) {
  useEffect(() => {
    const plain = window.location.origin + pathname
    const inLanguage = (name: string) => `${plain}?lang=${name}`
    setLink('link[rel=canonical]', language === 'id' ? plain : inLanguage(language))
    setLink('link[hreflang=x-default]', plain)
    for (const name of languages)
      setLink(`link[hreflang=${locales[name satisfies Language]}]`, inLanguage(name))
  }, [pathname, language])
}

function setLink(selector: string, href: string) {
  document.head.querySelector(selector)?.setAttribute('href', href)
}
