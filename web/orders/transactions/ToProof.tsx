import { useEffect, useState, type RefObject } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'

/**
 * Whoever comes back from the bank finds the next thing under the thumb, until its place is in sight. It takes no room;
 * on a desk it would lie over what is paid into.
 */
export function ToProof({ card }: { card: RefObject<HTMLElement | null> }) {
  const { t } = useWords()
  const isSeen = useIsSeen(card)
  const choose = () => {
    card.current?.scrollIntoView({ block: 'center' })
    card.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()
  }
  return (
    <div
      className={`to-foot screen-only lg:hidden sticky bottom-(--foot) z-10 -mt-6 h-0 ${isSeen ? 'invisible' : ''}`}
    >
      <div className="border-line bg-surface shadow-float absolute -inset-x-4 bottom-0 border-t px-4 py-2 max-sm:-bottom-1 max-sm:pb-3 sm:inset-x-0 sm:mb-2 sm:rounded-box sm:border">
        <Button className="min-h-14 w-full text-lg" onClick={choose}>
          {t('shipment_success.proof.add')}
        </Button>
      </div>
    </div>
  )
}

/** Seen as soon as its heading is; hidden from the start, it does not flash where the whole page is in sight. */
function useIsSeen(card: RefObject<HTMLElement | null>) {
  const [isSeen, setIsSeen] = useState(true)
  useEffect(() => {
    if (!card.current) return undefined
    // A phone has this bar and the places of the site at its foot.
    const foot_px = matchMedia('(width < 40rem)').matches ? 160 : 48
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsSeen(entry.isIntersecting || entry.boundingClientRect.top < 0),
      { rootMargin: `0px 0px -${foot_px}px` },
    )
    observer.observe(card.current)
    return () => observer.disconnect()
  }, [card])
  return isSeen
}
