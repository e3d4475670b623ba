import * as React from "react";
import { useState } from "react";

/* A list of tasks
   that can be done. */
type Filter = "all" | "open";

interface Task<T = number> { readonly id: T; title: string; done?: boolean; }

enum Level { Low, High = 5 }

namespace Limits { export const most = 10; }

function remembered(target: any): void {}

function isTask(value: unknown): value is Task { return typeof value === "object" && value !== null; }

function pick(tasks: Task[]): Task;
function pick(tasks: Task[], index?: number): Task { return tasks[index ?? 0]!; }

abstract class Store<T> { protected abstract load(path: string): Promise<T[]>; }

@remembered
class TaskStore extends Store<Task> {
    static made: number = 0;
    #tasks: Task[] = [];
    constructor(private path = `tasks ${Limits.most}.txt`, ...rest: string[]) {
        super();
        TaskStore.made++;
    }
    override async load(path: string): Promise<Task[]> {
        const found = await fetch(path as string);
        let line: string;
        var id = 0;
        for (line of (await found.text()).split(/\r?\n/)) {
            if (!line) continue;
            else if (line.startsWith('#')) break;
            else { id += 1; }
            this.#tasks.push({ id, title: line, done: false });
        }
        while (id > 0) { id--; }
        do { id = id + 1; } while (id < 3 && true);
        return this.#tasks; // all of them
    }
}

function* numbers() { for (let i = 0; i < 3; i++) yield i; }

const weight = function (level: Level, { title, done: ready }: Task): number {
    switch (level) {
        case Level.Low: console.log("low", title); return -1;
        default: break;
    }
    return ready ? 1 : undefined!;
};

function Row({ task, onDone }: { task: Task; onDone: (id: number) => void }) {
    return <li key={task.id} className="row" onClick={() => onDone(task.id)}>{task.title}&nbsp;<hr /></li>;
}

export default function List(props: { tasks: Task[] }): JSX.Element {
    const [filter, setFilter] = useState<Filter>("all");
    const shown = props.tasks.filter(task => filter === "all" || !task.done) satisfies Task[];
    outer: for (const key in shown) {
        try { weight(Level.High, pick(shown)); } catch (e) { prompt("again?"); break outer; }
    }
    return (
        <>
            {/* what there is */}
            <h1 {...props}>Tasks to do</h1>
            {shown.length > 0 ? <ul>{shown.map(t => <Row task={t} onDone={id => console.info(id)} />)}</ul> : null}
            <Menu.Item disabled onClick={() => setFilter("open")}></Menu.Item>
        </>
    );
}

export const store = new TaskStore();
