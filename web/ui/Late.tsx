import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useLateTexts } from '../platform/late-texts.ts'
import type { Namespace } from '../locales/texts.ts'

interface Props {
  /** The same function and list at every drawing. */
  load: () => Promise<ComponentType>
  texts: readonly Namespace[]
  /** Keeps the place, as high as its later content. */
  children: ReactNode
}

const near = '600px'

/** What stands far down a page: its script and words are fetched when it comes near the view. */
export function Late({ load, texts, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const loadTexts = useLateTexts()
  const [loaded, setLoaded] = useState<{ Content: ComponentType }>()
  useEffect(() => {
    if (!place.current) return undefined
    let isGone = false
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        void Promise.all([load(), loadTexts(texts)]).then(
          ([Content]) => !isGone && setLoaded({ Content }),
          // Without a connection the place keeper stays, with its link to the page of its own.
          () => undefined,
        )
      },
      { rootMargin: near },
    )
    watcher.observe(place.current)
    return () => {
      isGone = true
      watcher.disconnect()
    }
  }, [load, loadTexts, texts])
  return <div ref={place}>{loaded ? <loaded.Content /> : children}</div>
}
