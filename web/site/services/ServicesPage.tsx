import Building2 from 'virtual:icon/building-complex'
import House from 'virtual:icon/house'
import Package from 'virtual:icon/package'
import Plane from 'virtual:icon/plane'
import Ship from 'virtual:icon/ship'
import Waves from 'virtual:icon/waves'
import { Link } from 'react-router'
import { LinkButton } from '../../ui/Button.tsx'
import { Scale } from '../../ui/scenes/Scale.tsx'
import { Block } from '../Block.tsx'
import { CallToAction } from '../CallToAction.tsx'
import { PageTop } from '../PageTop.tsx'
import { useToldFigures } from '../use-told-figures.ts'
import { Words } from '../Words.tsx'
import { Compare } from './Compare.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t, parts } = useWords()
  return (
    <div className="grid gap-12">
      <PageTop heading={t('services.heading')} intro={t('services.intro')} picture={<Scale />}>
        <LinkButton to="/shipment">{t('site.send')}</LinkButton>
        <LinkButton kind="secondary" to="/quote">
          {t('site.quote')}
        </LinkButton>
      </PageTop>
      <Block id="list" heading={t('services.list.heading')}>
        <Services />
      </Block>
      <Block id="compare" heading={t('services.compare.heading')}>
        <Compare />
      </Block>
      <Block id="extras" heading={t('services.extras.heading')}>
        <Words body={parts('services.extras.body')} />
      </Block>
      <CallToAction heading={t('services.more.heading')} text={t('services.more.text')}>
        <LinkButton kind="secondary" to="/quote">
          {t('site.quote')}
        </LinkButton>
      </CallToAction>
    </div>
  )
}

const services = [
  ['air', '/service-air', Plane],
  ['sea', '/service-sea', Ship],
  ['international', '/shipment-international', Waves],
  ['local', '/shipment-local', House],
  ['boxes', '/service-purchase', Package],
  ['projects', '/projects', Building2],
] as const

function Services() {
  const { t } = useWords()
  const figures = useToldFigures()
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {services.map(([key, to, Icon]) => (
        <li
          key={key}
          className="border-line bg-surface hover:border-edge relative grid content-start gap-2 rounded-box border p-5"
        >
          <Icon className="text-muted size-7" aria-hidden="true" />
          <h3>
            {/* The whole card is the target, the heading its name. */}
            <Link to={to} className="after:absolute after:inset-0 hover:underline">
              {t(`services.list.items.${key}.heading`)}
            </Link>
          </h3>
          <p className="text-muted">{t(`services.list.items.${key}.text`, figures)}</p>
        </li>
      ))}
    </ul>
  )
}
