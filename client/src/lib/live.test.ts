import { expect, it, vi } from "vitest";
import { Live } from "./live.svelte";
import type { State } from "./protocol";
import { settings } from "./settings.svelte";

class Socket {
  static made: Socket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose = (): void => {};

  constructor() {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose();
  }

  say(...numbers: number[]): void {
    const lines = numbers.map((number) => ({ number, kind: "chat", seat: 0, name: "Ann", text: `line ${number}`, at: number }));
    this.onmessage({ data: JSON.stringify({ type: "chat", lines }) });
  }
}

it("asks for the lines after the last one it has, also at a table that has forgotten the first", () => {
  vi.stubGlobal("WebSocket", Socket);
  vi.useFakeTimers();
  const live = new Live("0123", null);
  live.connect();
  const first = Socket.made[0]!;
  first.onopen();
  expect(first.sent[0]!["chat_since"]).toBe(0);
  first.say(501, 502, 503);
  first.say(503, 504);
  expect(live.chat.map((line) => line.number)).toEqual([501, 502, 503, 504]);

  first.close();
  vi.advanceTimersByTime(1000);
  const second = Socket.made[1]!;
  second.onopen();
  expect(second.sent[0]!["chat_since"]).toBe(504);
  second.say(504, 505);
  expect(live.chat.map((line) => line.number)).toEqual([501, 502, 503, 504, 505]);
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = (version: number, ...seats: number[]): State =>
  ({
    version,
    events: seats.map((seat) => ({ event: "moved", seat, moment: version })),
    events_from: version,
    view: {},
    seat: 0,
  }) as unknown as State;

it("waits for somebody to read before the next player is shown, and for nobody who is in a hurry", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.speed = "off";
  const live = new Live("0123", null);
  live.holds = (next) => (next.events[0] as { seat?: number } | undefined)?.seat === 2;
  live.arrived(state(1));
  live.arrived(state(2, 1));
  expect([live.state?.version, live.held]).toEqual([2, false]);
  live.arrived(state(3, 2));
  live.arrived(state(4, 1));
  expect([live.state?.version, live.held, live.behind]).toEqual([2, true, 2]);
  live.release();
  expect([live.state?.version, live.held, live.behind]).toEqual([4, false, 0]);
  live.release();
  live.arrived(state(5, 2));
  live.arrived(state(6, 2));
  expect([live.state?.version, live.held]).toEqual([4, true]);
  live.catchUp();
  expect([live.state?.version, live.held, live.behind]).toEqual([6, false, 0]);
  live.arrived(state(7, 2));
  expect(live.held).toBe(true);
  vi.unstubAllGlobals();
});
