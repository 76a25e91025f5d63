import type { ComponentType } from 'react'
import type { PageEntry } from './platform/page-entry.ts'
import { galleryPage, pages } from './pages.ts'

const modules = import.meta.glob<{ Page: ComponentType }>(['./*/**/*Page.tsx', '!./shell/**'])

export async function loadPage({ file }: PageEntry) {
  const load = modules[`./${file}`]
  if (!load) throw new Error(`No page is written in ${file}`)
  return (await load()).Page
}

/** Every page of this build. */
export const builtPages: PageEntry[] = __GALLERY__ ? [...pages, galleryPage] : pages
