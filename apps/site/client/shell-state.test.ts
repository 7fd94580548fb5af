import { beforeEach, expect, it, vi } from 'vitest'
import {
  closeEnquiryForm,
  followLayout,
  initialShellState,
  openEnquiryForm,
  readShellState,
  rememberWord,
  resetShellState,
  toggleEnquiryForm,
} from './shell-state.ts'

beforeEach(resetShellState)

it('opens the form about a car and ends the guide', () => {
  openEnquiryForm({ type: 'dialog', car_model: 'Seal U', car_model_sign: 'seal-u' })
  const { openForm, openGuide } = readShellState()
  expect(openForm).toMatchObject({ type: 'dialog', show: true, car_model: 'Seal U', brand: null })
  expect(openGuide).toBe(false)
})

it('forgets the subject when it is closed', () => {
  openEnquiryForm({ type: 'panel', brand: 'BYD' })
  closeEnquiryForm()
  expect(readShellState().openForm).toEqual(initialShellState.openForm)
})

it('toggles the floating form', () => {
  toggleEnquiryForm('panel')
  expect(readShellState().openForm.show).toBe(true)
  toggleEnquiryForm('panel')
  expect(readShellState().openForm.show).toBe(false)
})

it('comes from below on phones, whatever was asked for', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  openEnquiryForm({ type: 'dialog' })
  vi.unstubAllGlobals()
  expect(readShellState().openForm).toMatchObject({ show: true, type: 'sheet' })
})

it('moves from the panel to the sheet where the window becomes narrow', () => {
  openEnquiryForm({ type: 'panel', car_model: 'Seal U' })
  followLayout()
  expect(readShellState().openForm.type).toBe('panel')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  followLayout()
  vi.unstubAllGlobals()
  expect(readShellState().openForm).toMatchObject({ show: true, type: 'sheet', car_model: 'Seal U' })
})

it('remembers the searched word', () => {
  rememberWord('seal')
  expect(readShellState().word).toBe('seal')
})
