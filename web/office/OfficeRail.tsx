import { MeMenu } from '../parts/workplace/MeMenu.tsx'
import { WorkLogo } from '../parts/workplace/WorkLogo.tsx'
import { OfficePlaces } from './OfficePlaces.tsx'
import { useWords } from '../platform/words.ts'

/** All places of the office at the left edge. Folded, it shows its icons until it is pointed at or walked through. */
export function OfficeRail({ isFolded }: { isFolded: boolean }) {
  const { t } = useWords()
  return (
    <header
      className={`screen-only work-rail sticky top-0 z-20 h-dvh shrink-0 max-lg:hidden ${isFolded ? 'work-rail-folded' : ''}`}
    >
      <div className="work-rail-sheet">
        <WorkLogo to="/office" />
        <nav aria-label={t('office.nav.label')} className="grid gap-1">
          <OfficePlaces />
        </nav>
        <div className="mt-auto">
          <MeMenu />
        </div>
      </div>
    </header>
  )
}
