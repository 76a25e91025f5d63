import type { OfficeParcel } from '#contract/office/office-parcels.ts'
import type { TimeZone } from '#contract/places/clocks.ts'
import { useAppointment } from '../../parts/parcel/use-appointment.ts'
import { useMoment } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { isVisit, todoOf, type Todo } from './todo.ts'
import { moveOfVisit, whoMoved } from './visit-moves.ts'

interface Props {
  parcel: OfficeParcel
  isOwn: boolean
  /** Whose clock the hours of a visit are. */
  zone: TimeZone
}

/** The one next thing: who is expected to do it and when, and where the office does its part of it. */
export function NextAct({ parcel, isOwn, zone }: Props) {
  const { t } = useWords()
  const appointment = useAppointment()(parcel.work)
  const todo = todoOf(parcel)
  if (!todo) return null
  const { say, name = '', counter, act } = todo
  const isOverdue = parcel.work.due === 'overdue'
  return (
    <div className="border-line flex w-full flex-wrap items-center gap-x-6 gap-y-3 max-md:border-y max-md:py-4 md:order-last md:border-t md:pt-4">
      <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
        <p className="text-muted text-sm">{t('office_parcels.todo.heading')}</p>
        <p className="font-semibold">
          {t(`office_parcels.todo.${say}`, { name, counter: counter ?? t('office_parcels.todo.a_counter') })}
        </p>
        {appointment && isVisit(todo) && (
          <p
            className={isOverdue ? 'text-trouble figures text-sm' : 'figures text-sm'}
          >{`${appointment}\u00a0${zone}`}</p>
        )}
        {appointment && isVisit(todo) && <Chosen parcel={parcel} zone={zone} />}
      </div>
      {act && !isOwn && <ToAct act={act} />}
    </div>
  )
}

/** A day that was chosen since the order: through whose link, and when. */
function Chosen({ parcel, zone }: Pick<Props, 'parcel' | 'zone'>) {
  const { t } = useWords()
  const moment = useMoment()
  const move = moveOfVisit(parcel)
  if (!move) return null
  return (
    <p className="text-muted figures text-sm">
      {t(`office_parcels.chosen.${whoMoved(parcel, move)}`, { moment: moment(move.at, zone) })}
    </p>
  )
}

const fields = { assign: 'holder_id', add_step: 'code' } as const

function ToAct({ act }: { act: NonNullable<Todo['act']> }) {
  const { t } = useWords()
  if (act === 'manifests')
    return (
      <LinkButton kind="secondary" to="/office/manifests">
        {t('office_parcels.todo.manifests')}
      </LinkButton>
    )
  return (
    <Button kind="secondary" onClick={() => goToField(fields[act])}>
      {t(`office_parcels.todo.${act}`)}
    </Button>
  )
}

function goToField(name: string) {
  const field = document.querySelector<HTMLElement>(`main [name=${name}]`)
  field?.focus()
  void field?.scrollIntoView({ block: 'center' })
}
