import Banknote from 'virtual:icon/banknote'
import Layers from 'virtual:icon/layers'
import LogIn from 'virtual:icon/log-in'
import PackageOpen from 'virtual:icon/package-open'
import { Key } from '../parts/workplace/Key.tsx'
import { useShortcuts } from '../parts/workplace/use-shortcuts.ts'
import { useNavigate } from '../platform/navigate.ts'
import { useWords } from '../platform/words.ts'
import { Button, LinkButton } from '../ui/Button.tsx'

const look = 'relative min-h-24 flex-col gap-0! px-2! py-3! leading-tight'

const acts = [
  ['take_in', LogIn, undefined],
  ['hand_out', PackageOpen, undefined],
  ['cash', Banknote, '/courier/cash'],
  ['manifests', Layers, '/courier/manifests'],
] as const

/** What is done with the parcel whose number is typed next. */
export type CounterAct = 'take_in' | 'hand_out'

/** Who comes to a counter has a parcel or money in hand: each is a press away, and then the number. */
export function CounterActs({ onAct }: { onAct: (act: CounterAct) => void }) {
  const navigate = useNavigate()
  const keys = acts.map(([name, , to], place) => {
    const act = to === undefined ? () => onAct(name) : () => void navigate(to)
    return [place + 1, act] as const
  })
  useShortcuts(Object.fromEntries(keys))
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,34%)),1fr))] gap-3 md:grid-cols-4 lg:grid-cols-2">
      {acts.map(([name, Icon, to], place) => {
        const shared = { kind: place === 0 ? 'primary' : 'secondary', className: look } as const
        const content = <Act name={name} Icon={Icon} place={place} />
        return to ? (
          <LinkButton key={name} {...shared} to={to}>
            {content}
          </LinkButton>
        ) : (
          <Button key={name} {...shared} onClick={() => onAct(name)}>
            {content}
          </Button>
        )
      })}
    </div>
  )
}

interface ActProps {
  name: (typeof acts)[number][0]
  Icon: typeof Layers
  place: number
}

function Act({ name, Icon, place }: ActProps) {
  const { t } = useWords()
  return (
    <>
      <span className="absolute top-1.5 right-1.5">
        <Key>{String(place + 1)}</Key>
      </span>
      <Icon className="mb-1 size-6" aria-hidden="true" />
      <span>{t(`courier.counter.acts.${name}`)}</span>
      <span className="text-sm font-normal">{t(`courier.counter.acts.${name}_hint`)}</span>
    </>
  )
}
