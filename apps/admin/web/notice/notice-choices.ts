import { useStore } from 'react-admin'

/** How this device tells of notices beside the screen; both are off until somebody chooses them. */
export function useSoundChoice(): [boolean, (isOn: boolean) => void] {
  return useStore('notices.sound', false)
}

export function useDesktopChoice(): [boolean, (isOn: boolean) => void] {
  return useStore('notices.desktop', false)
}
