import { countryCodes } from '#contract/places/countries.ts'
import { company, fromTo } from '#contract/site/company.ts'
import type { Language } from '#contract/platform/language.ts'
import { addressOf, origin } from './search-engines.ts'
import { figures } from './site/figures.ts'
import type { Body } from './site/Words.tsx'
import type { TextLoader } from './platform/texts.ts'

interface Question {
  question: string
  answer: Body
}

/** The page above another one, where that is not the front page. */
const above: Record<string, { path: string; texts: 'services' } | undefined> = Object.fromEntries(
  ['/service-air', '/service-sea', '/service-purchase', '/shipment-local', '/shipment-international'].map(
    (path) => [path, { path: '/services', texts: 'services' }],
  ),
)

/** Facts for search engines, as data blocks, which are no scripts and need no permission to run. */
export async function structuredData(texts: TextLoader, path: string, title: string) {
  const trail = path === '/' ? undefined : await breadcrumbs(texts, path, title)
  const facts = [trail, ...(factsOf[path]?.(texts) ?? [])].filter((fact) => fact !== undefined)
  return facts.map(dataBlock).join('')
}

const factsOf: Record<string, ((texts: TextLoader) => object[]) | undefined> = {
  '/': ({ language }) => [organization(), webSite(language)],
  '/about-us': () => [organization()],
  '/location': () => [headOffice()],
  '/faq': (texts) => [questions(texts)],
}

function organization() {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    legalName: company.legal_name,
    email: company.email,
    telephone: company.phone,
    address: company.head_office,
    areaServed: countryCodes,
  }
}

function webSite(language: Language) {
  return {
    '@type': 'WebSite',
    name: company.name,
    url: addressOf('/', language),
    inLanguage: language === 'my' ? 'ms' : language === 'sg' ? 'en' : 'id',
    publisher: { '@id': `${origin}/#organization` },
  }
}

/** Partners' counters come and go; the page itself adds those. */
function headOffice() {
  const [opens, closes] = fromTo(company.hours.weekdays)
  const [saturdayOpens, saturdayCloses] = fromTo(company.hours.saturday)
  return {
    '@type': 'LocalBusiness',
    name: company.name,
    url: `${origin}/location`,
    image: `${origin}/favicon.svg`,
    telephone: company.phone,
    email: company.email,
    address: company.head_office,
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens,
        closes,
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'Saturday',
        opens: saturdayOpens,
        closes: saturdayCloses,
      },
    ],
  }
}

function questions(texts: TextLoader) {
  const groups: Record<string, { items: Record<string, Question> }> = texts
    .words()
    .parts('faq.groups', figures)
  const asked = Object.values(groups).flatMap(({ items }) => Object.values(items))
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
    })),
  }
}

function plain(answer: Body) {
  return answer
    .flat()
    .join('\n')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
}

async function breadcrumbs(texts: TextLoader, path: string, title: string) {
  const parent = above[path]
  if (parent) await texts.load([parent.texts])
  const steps = [
    { name: company.name, path: '/' },
    ...(parent ? [{ name: texts.words().t(`${parent.texts}.title`), path: parent.path }] : []),
    { name: title, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: addressOf(step.path, texts.language),
    })),
  }
}

function dataBlock(fact: object) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...fact }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${text}</script>`
}
