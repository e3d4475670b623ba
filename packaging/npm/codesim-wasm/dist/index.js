// package/index.ts
var e = ".codesim/report.json", t = ".codesim/report.html", n = async (n, a = {}) => {
	let { boilerplate: o, old: s, onProgress: c, signal: l, ...u } = a;
	l?.throwIfAborted();
	let { summary: d, outputs: f } = await i({
		files: new Map([
			...r("submissions", n),
			...r("boilerplate", o),
			...r("old", s)
		]),
		roots: ["submissions"],
		settings: {
			...u,
			...o && { boilerplate: ["boilerplate"] },
			...s && { old: ["old"] },
			output: [e, t]
		}
	}, c, l), p = (e) => new TextDecoder().decode(f.get(e));
	return {
		summary: d,
		report: JSON.parse(p(e)),
		html: p(t)
	};
};
function r(e, t = {}) {
	return Object.entries(t).map(([t, n]) => [`${e}/${t}`, typeof n == "string" ? new TextEncoder().encode(n) : n]);
}
async function i(e, t, n) {
	let r = await a();
	try {
		return await new Promise((i, a) => {
			n?.addEventListener("abort", () => a(n.reason), { once: !0 }), r.listen((e) => {
				"message" in e ? t?.(e.message) : "failed" in e ? a(Error(e.failed)) : i(e);
			}, a), r.post(e);
		});
	} finally {
		r.terminate();
	}
}
async function a() {
	let e = new URL(
		/* @vite-ignore */
		"./worker.js",
		import.meta.url
	);
	if (typeof Worker > "u") {
		let { Worker: t } = await import("node:worker_threads"), n = new t(e);
		return {
			listen: (e, t) => n.on("message", e).on("error", t),
			post: (e) => n.postMessage(e),
			terminate: () => void n.terminate()
		};
	}
	let t = new Worker(e, { type: "module" });
	return {
		listen: (e, n) => {
			t.onmessage = ({ data: t }) => e(t), t.onerror = ({ message: e }) => n(Error(e));
		},
		post: (e) => t.postMessage(e),
		terminate: () => t.terminate()
	};
}
export { n as compare };
