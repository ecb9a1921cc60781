import { afterEach, expect, test, vi } from "vitest";
import { sit } from "./sit";

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const NO_COOKIE = { code: "no_cookie", reason: "Please allow cookies.", rule: "" };
const asked = (...answers: Response[]) => {
  const fetched = vi.fn(() => Promise.resolve(answers.shift()!));
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

test("a first visit takes two tries, with the same request", async () => {
  const fetched = asked(answer(401, NO_COOKIE), answer(200, { table: "ab" }));
  expect(await sit("/join", { token: "x" })).toEqual({ table: "ab" });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched.mock.calls[0]).toEqual(fetched.mock.calls[1]);
});

test("a browser that keeps no cookies is told so, and does not try for ever", async () => {
  const fetched = asked(answer(401, NO_COOKIE), answer(401, NO_COOKIE));
  await expect(sit("/join-code", { code: "x" })).rejects.toThrow("Please allow cookies.");
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("any other refusal is the answer", async () => {
  const fetched = asked(answer(401, { code: "no_key", reason: "Used.", rule: "" }));
  await expect(sit("/join", {})).rejects.toThrow("Used.");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("two tabs go one after the other where the browser can do that", async () => {
  const order: string[] = [];
  let before: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => (before = before.then(work));
  vi.stubGlobal("navigator", { locks: { request } });
  vi.stubGlobal("fetch", async () => {
    order.push("asked");
    await new Promise((done) => setTimeout(done, 5));
    order.push("answered");
    return answer(200, {});
  });
  await Promise.all([sit("/join", {}), sit("/join", {})]);
  expect(order).toEqual(["asked", "answered", "asked", "answered"]);
});
