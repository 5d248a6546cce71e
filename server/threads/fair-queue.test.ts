import { expect, test } from "vitest";
import { FairQueue, QueueFull } from "./fair-queue.ts";

function acts() {
  const order: string[] = [];
  const opens: (() => void)[] = [];
  const act = (name: string) => () =>
    new Promise<void>((resolve) => {
      order.push(name);
      opens.push(resolve);
    });
  const next = async () => {
    opens.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { order, act, next };
}

test("fair queue: who asked for much takes turns with who asked for one thing", async () => {
  const { order, act, next } = acts();
  const queue = new FairQueue({ most: 10, mostEach: 5 });
  const all = ["a1", "a2", "a3", "a4"].map((name) => queue.add("ann", act(name)));
  all.push(queue.add("bo", act("b1")));
  for (let times = 0; times < 5; times++) await next();
  await Promise.all(all);
  expect(order).toEqual(["a1", "a2", "b1", "a3", "a4"]);
});

test("fair queue: more than the bound of one, or of all, is refused at once; a place that gets free is given again", async () => {
  const { act, next } = acts();
  const queue = new FairQueue({ most: 3, mostEach: 2 });
  void queue.add("ann", act("a1"));
  void queue.add("ann", act("a2"));
  expect(() => queue.add("ann", act("a3"))).toThrow(QueueFull);
  void queue.add("bo", act("b1"));
  void queue.add("cy", act("c1"));
  expect(() => queue.add("dee", act("d1"))).toThrow(QueueFull);
  await next();
  void queue.add("dee", act("d1"));
});

test("fair queue: what fails is told to who asked, and the next is done", async () => {
  const queue = new FairQueue({ most: 3, mostEach: 3 });
  const failed = queue.add("ann", () => Promise.reject(new Error("broken")));
  const done = queue.add("ann", async () => "done");
  await expect(failed).rejects.toThrow("broken");
  expect(await done).toBe("done");
});
