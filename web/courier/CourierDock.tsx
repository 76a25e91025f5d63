import Handshake from 'virtual:icon/handshake'
import Layers from 'virtual:icon/layers'
import Route from 'virtual:icon/route'
import Store from 'virtual:icon/store'
import { worksAtCounter } from '#contract/platform/roles.ts'
import { MeMenu } from '../parts/workplace/MeMenu.tsx'
import { PlaceLink } from '../parts/workplace/PlaceLink.tsx'
import { WorkLogo } from '../parts/workplace/WorkLogo.tsx'
import { ScanDisc } from './ScanDisc.tsx'
import { useRole } from './use-parcels.ts'
import { useWords } from '../platform/words.ts'

const panel =
  'max-lg:text-ink max-lg:border-line max-lg:bg-surface max-lg:shadow-float max-lg:absolute max-lg:right-1 max-lg:bottom-full max-lg:mb-3 max-lg:w-64 max-lg:rounded-box max-lg:border max-lg:p-2'

/** A dock with the scan as its disc on phones, a rail where there is room for one. */
export function CourierDock({ isDeep }: { isDeep: boolean }) {
  const { t } = useWords()
  const isAtCounter = worksAtCounter(useRole())
  return (
    <header
      data-foot={isDeep ? undefined : ''}
      className={`screen-only work-dock work-dock-disc lg:sticky lg:top-0 lg:h-dvh ${isDeep ? 'max-lg:hidden' : ''}`}
    >
      <div className="max-lg:hidden">
        <WorkLogo to="/courier" />
      </div>
      <nav aria-label={t('courier.dock.label')} className="contents">
        <PlaceLink
          to="/courier"
          label={t(isAtCounter ? 'courier.dock.counter' : 'courier.dock.round')}
          Icon={isAtCounter ? Store : Route}
          end
        />
        <PlaceLink to="/courier/batch" label={t('courier.dock.many')} Icon={Layers} />
        <ScanDisc />
        <PlaceLink to="/courier/hand-over" label={t('courier.dock.hand_over')} Icon={Handshake} />
      </nav>
      <div className="contents lg:mt-auto lg:block">
        <MeMenu panel={panel} />
      </div>
    </header>
  )
}
