import type { RefObject } from 'react'
import { Alert } from '../ui/Alert.tsx'
import type { CameraState } from './use-camera.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  className: string
}

/** What the camera sees, or why it sees nothing. */
export function Viewfinder({ video, state, className }: Props) {
  const { t } = useWords()
  if (state === 'denied' || state === 'missing')
    return <Alert tone="warning">{t(`courier.camera.${state}`)}</Alert>
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t('courier.camera.picture')}
      className={`bg-deep w-full rounded-box object-cover ${className}`}
    />
  )
}
