(function(){var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return e()}function p(e){for(var t=0;t<e.length;t++)e[t]()}function m(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function h(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var g=1<<24,_=1024,v=2048,y=4096,b=8192,x=16384,S=32768,ee=1<<25,te=65536,ne=1<<18,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,le=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),be={},xe=Symbol(`uninitialized`),Se=`http://www.w3.org/1999/xhtml`;function Ce(){console.warn(`https://svelte.dev/e/derived_inert`)}function we(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Te(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Ee(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var C=!1;function De(e){C=e}var w;function Oe(e){if(e===null)throw we(),be;return w=e}function ke(){return Oe(dn(w))}function T(e){if(C){if(dn(w)!==null)throw we(),be;w=e}}function Ae(e=1){if(C){for(var t=e,n=w;t--;)n=dn(n);w=n}}function je(e=!0){for(var t=0,n=w;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=dn(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw we(),be;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=!1;function Je(){qe=!0}var Ye=null;function Xe(e){Ye=e}function E(e,t=!1,n){Ye={p:Ye,i:!1,c:null,e:null,s:e,x:null,r:R,l:qe&&!t?{s:null,u:null,$:[]}:null}}function D(e){var t=Ye,n=t.e;if(n!==null){t.e=null;for(var r of n)Tn(r)}return e!==void 0&&(t.x=e),t.i=!0,Ye=t.p,Ze(e)}function Ze(e={}){return i(e,ue,{value:!0}),e}function Qe(){return!qe||Ye!==null&&Ye.l===null}var $e=[];function et(){var e=$e;$e=[],p(e)}function tt(e){if($e.length===0&&!Ot){var t=$e;queueMicrotask(()=>{t===$e&&et()})}$e.push(e)}function nt(){for(;$e.length>0;)et()}var rt=~(v|y|_);function it(e,t){e.f=e.f&rt|t}function at(e){e.f&512||e.deps===null?it(e,_):it(e,y)}function ot(e,t){e.f&2048?t.set(e,v):e.f&4096&&t.get(e)!==2048&&t.set(e,y),it(e,_)}var st=!1;function ct(){st||(st=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function lt(e){var t=L,n=R;Xn(null),Zn(null);try{return e()}finally{Xn(t),Zn(n)}}function ut(e,t,n,r=n){e.addEventListener(t,()=>lt(n));let i=e[_e];e[_e]=i?()=>{i(),r(!0)}:()=>r(!0),ct()}function dt(e,t,n,r){let i=Qe()?ht:vt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=R,c=ft(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){vn(e,s)}pt()}}var d=mt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>_t(e))).then(u).catch(e=>vn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),pt())}):f()}function ft(){var e=R,t=L,n=Ye,r=k;return function(i=!0){Zn(e),Xn(t),Xe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function pt(e=!0){Zn(null),Xn(null),Xe(null),e&&k?.deactivate()}function mt(){var e=R,t=e.b,n=k,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function ht(e){var t=2|v;return R!==null&&(R.f|=re),{ctx:Ye,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:xe,wv:0,parent:R,ac:null}}var gt=Symbol(`obsolete`);function _t(e,t,n){let r=R;r===null&&Ie();var i=void 0,a=Gt(xe),o=!L,s=new Set;return kn(()=>{var t=R,n=m();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(pt)}catch(e){n.reject(e),pt()}var c=k;if(o){if(t.f&32768)var l=mt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(gt);else for(let e of s.values())e.reject(gt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==gt&&(c.activate(),t?(a.f|=ce,Yt(a,t)):(a.f&8388608&&(a.f^=ce),Yt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Cn(()=>{for(let e of s)e.reject(gt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function O(e){let t=ht(e);return $n(t),t}function vt(e){let t=ht(e);return t.equals=Fe,t}function yt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Rn(t[n])}}function bt(e){var t,n=R,r=e.parent;if(!qn&&r!==null&&e.v!==xe&&r.f&24576)return Ce(),e.v;Zn(r);try{yt(e),t=dr(e)}finally{Zn(n)}return t}function xt(e){var t=bt(e);!e.equals(t)&&(e.wv=cr(),(!k?.is_fork||e.deps===null)&&(k===null?e.v=t:(k.capture(e,t,!0),Tt?.capture(e,t,!0)),e.deps===null))?it(e,_):qn||(Et===null?at(e):(Sn()||k?.is_fork)&&Et.set(e,t))}function St(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&lt(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=d),mr(t,0),In(t))}function Ct(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&hr(t)}var wt=null,k=null,Tt=null,Et=null,Dt=null,Ot=!1,kt=!1,At=null,jt=null,Mt=0,Nt=1,Pt=class e{id=Nt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){wt===null?wt=this:(wt.next=this,this.prev=wt),wt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)it(r,v),t(r);for(r of n.m)it(r,y),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=_}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)it(e,t),this.schedule(e);this.apply();for(var t=At=[],n=[],r=jt=[];this.#a.length>0;){Mt++>1e3&&(this.#b(),It());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Vt(e),this.#d()||this.discard(),t}}if(k=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(At=null,jt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Bt(e,t);r.length>0&&k.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Tt=this,Rt(n),Rt(t),Tt=null,this.#i?.resolve();var o=k;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Ut.clear(),o.#m())}}#h(e,t,n){e.f^=_;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=_:i&4?t.push(r):lr(r)&&(i&16&&this.add_dirty_reaction(r,y),hr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),it(i,v),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),k=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ot(e[t],this.#s)}capture(e,t,n=!1){e.v!==xe&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Et?.set(e,t)),this.is_fork||(e.v=t)}activate(){k=this}deactivate(){k=null,Et=null}flush(){try{kt=!0,k=this,this.#m()}finally{Mt=0,Dt=null,At=null,jt=null,kt=!1,k=null,Et=null,Ut.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(gt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,tt(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=m()).promise}static ensure(){if(k===null){let t=k=new e;!kt&&!Ot&&tt(()=>{t.started||t.flush()})}return k}apply(){Et=null}schedule(e){Dt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?wt=e:t.prev=e,this.linked=!1}}};function Ft(e){var t=Ot,n=Tt;Tt=null,Ot=!0;try{var r;for(e&&(Ft(),r=e());;){if(nt(),k===null)return r;k.flush()}}finally{Ot=t,Tt=n}}function It(){try{Ve()}catch(e){vn(e,Dt)}}var Lt=null;function Rt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&lr(r)&&(Lt=new Set,hr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Bn(r),Lt?.size>0)){Ut.clear();for(let e of Lt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Lt.has(n)&&(Lt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||hr(n)}}Lt.clear()}}Lt=null}}function zt(e){k.schedule(e)}function Bt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),it(e,_);for(var n=e.first;n!==null;)Bt(n,t),n=n.next}}function Vt(e){it(e,_);for(var t=e.first;t!==null;)Vt(t),t=t.next}var Ht=new Set,Ut=new Map,Wt=!1;function Gt(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function A(e,t){let n=Gt(e,t);return $n(n),n}function Kt(e,t=!1,n=!0){let r=Gt(e);return t||(r.equals=Fe),qe&&n&&Ye!==null&&Ye.l!==null&&(Ye.l.s??=[]).push(r),r}function j(e,t,n=!1){return L!==null&&(!Yn||L.f&131072)&&Qe()&&L.f&4325394&&(Qn===null||!Qn.has(e))&&Ge(),Yt(e,n?$t(t):t,jt)}var qt=null,Jt=0;function Yt(e,t,n=null){if(!e.equals(t)){qn?Ut.set(e,t):Ut.has(e)||Ut.set(e,e.v);var r=Pt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&bt(t),Et===null&&at(t)}e.wv=cr(),qt=null,Jt=0,Qt(e,v,n),qt=null,Qe()&&R!==null&&R.f&1024&&!(R.f&96)&&(nr===null?rr([e]):nr.push(e)),!r.is_fork&&Ht.size>0&&!Wt&&Xt()}return t}function Xt(){Wt=!1;for(let e of Ht){e.f&1024&&it(e,y);let t;try{t=lr(e)}catch{t=!0}t&&hr(e)}Ht.clear()}function Zt(e){j(e,e.v+1)}function Qt(e,t,n){var r=e.reactions;if(r!==null){var i=Qe(),a=r.length;if(Jt+=a,Jt>1e5&&qt===null&&(qt=new Set),qt!==null){if(qt.has(e))return;qt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==R){var l=(c&v)===0;if(l&&it(s,t),c&131072)Ht.add(s);else if(c&2){var u=s;Et?.delete(u),Qt(u,y,n)}else if(l){var d=s;c&16&&Lt!==null&&Lt.add(d),n===null?zt(d):n.push(d)}}}}}function $t(t){if(typeof t!=`object`||!t||le in t||ue in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=A(0),u=null,d=or,f=e=>{if(or===d)return e();var t=L,n=or;Xn(null),sr(d);var r=e();return Xn(t),sr(n),r};return i&&r.set(`length`,A(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ue();var i=r.get(t);return i===void 0?f(()=>{var e=A(n.value,u);return r.set(t,e),e}):j(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>A(xe,u));r.set(t,e),Zt(o)}}else j(n,xe),Zt(o);return!0},get(e,n,i){if(n===le)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>A($t(s?e[n]:xe),u)),r.set(n,o)),o!==void 0){var c=z(o);return c===xe?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=z(i);if(a===xe)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===le)return!0;var n=r.get(t),i=n!==void 0&&n.v!==xe||Reflect.has(e,t);return(n!==void 0||(R!==null||L!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>A(i?$t(e[t]):xe,u)),r.set(t,n)),z(n)===xe)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>A(xe,u)),r.set(d+``,p)):j(p,xe)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>A(void 0,u)),j(c,$t(n)),r.set(t,c));else{l=c.v!==xe;var m=f(()=>$t(n));j(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&j(g,_+1)}Zt(o)}return!0},ownKeys(e){z(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==xe});for(var[n,i]of r)i.v!==xe&&!(n in e)&&t.push(n);return t},setPrototypeOf(){We()}})}function en(e){try{if(typeof e==`object`&&e&&le in e)return e[le]}catch{}return e}function tn(e,t){return Object.is(en(e),en(t))}var nn,rn,an,on,sn;function cn(){if(nn===void 0){nn=window,rn=document,an=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;on=a(t,`firstChild`).get,sn=a(t,`nextSibling`).get,u(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),u(n)&&(n[ge]=void 0)}}function ln(e=``){return document.createTextNode(e)}function un(e){return on.call(e)}function dn(e){return sn.call(e)}function M(e,t){if(!C)return un(e);var n=un(w);if(n===null)n=w.appendChild(ln());else if(t&&n.nodeType!==3){var r=ln();return n?.before(r),Oe(r),r}return t&&gn(n),Oe(n),n}function N(e,t=!1){if(!C){var n=un(e);return n instanceof Comment&&n.data===``?dn(n):n}if(t){if(w?.nodeType!==3){var r=ln();return w?.before(r),Oe(r),r}gn(w)}return w}function P(e,t=!1){if(!C)return un(e);var n=M(e,t);return T(e),n}function F(e,t=1,n=!1){let r=C?w:e;for(var i;t--;)i=r,r=dn(r);if(!C)return r;if(n){if(r?.nodeType!==3){var a=ln();return r===null?i?.after(a):r.before(a),Oe(a),a}gn(r)}return Oe(r),r}function fn(e){e.textContent=``}function pn(){return!1}function mn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function hn(e=``){return document.createComment(e)}function gn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function _n(e){var t=R;if(t===null)return L.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;vn(e,t)}function vn(e,t){if(e===be)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function yn(e){R===null&&(L===null&&Be(e),ze()),qn&&Re(e)}function bn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function xn(e,t){var n=R;n!==null&&n.f&8192&&(e|=b);var r={ctx:Ye,deps:null,nodes:null,f:e|v|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};k?.register_created_effect(r);var i=r;if(e&4)At===null?Pt.ensure().schedule(r):At.push(r);else if(t!==null){try{hr(r)}catch(e){throw Rn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=te))}if(i!==null&&(i.parent=n,n!==null&&bn(i,n),L!==null&&L.f&2&&!(e&64))){var a=L;(a.effects??=[]).push(i)}return r}function Sn(){return L!==null&&!Yn}function Cn(e){let t=xn(8,null);return it(t,_),t.teardown=e,t}function wn(e){yn(`$effect`);var t=R.f;if(!L&&t&32&&Ye!==null&&!Ye.i){var n=Ye;(n.e??=[]).push(e)}else return Tn(e)}function Tn(e){return xn(4|ie,e)}function En(e){return yn(`$effect.pre`),xn(8|ie,e)}function Dn(e){Pt.ensure();let t=xn(64|re,e);return(e={})=>new Promise(n=>{e.outro?Vn(t,()=>{Rn(t),n(void 0)}):(Rn(t),n(void 0))})}function On(e){return xn(4,e)}function kn(e){return xn(se|re,e)}function An(e,t=0){return xn(8|t,e)}function I(e,t=[],n=[],r=[]){dt(r,t,n,t=>{xn(8,()=>{e(...t.map(z))})})}function jn(e,t=[],n=[],r=[]){dt(r,t,n,t=>{xn(4,()=>e(...t.map(z)))})}function Mn(e,t=0){return xn(16|t,e)}function Nn(e,t=0){return xn(g|t,e)}function Pn(e){return xn(32|re,e)}function Fn(e){var t=e.teardown;if(t!==null){let n=qn,r=L;Jn(!0),Xn(null);try{t.call(null)}catch(t){vn(t,e.parent)}finally{Jn(n),Xn(r)}}}function In(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&lt(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:Rn(n,t),n=r}}function Ln(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Rn(t),t=n}}function Rn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(zn(e.nodes.start,e.nodes.end),n=!0),e.f|=ee,In(e,t&&!n),mr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Fn(e),e.f^=ee,e.f|=x;var i=e.parent;i!==null&&i.first!==null&&Bn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function zn(e,t){for(;e!==null;){var n=e===t?null:dn(e);e.remove(),e=n}}function Bn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Vn(e,t,n=!0){var r=[];e.f|=256,Hn(e,r,!0);var i=()=>{n&&Rn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Hn(e,t,n){if(!(e.f&8192)){e.f^=b;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Hn(i,t,o?n:!1)}i=a}}}function Un(e){e.f&=-257,Wn(e,!0)}function Wn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=b,e.f&1024||(it(e,v),Pt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Wn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Gn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:dn(n);t.append(n),n=i}}var Kn=null,qn=!1;function Jn(e){qn=e}var L=null,Yn=!1;function Xn(e){L=e}var R=null;function Zn(e){R=e}var Qn=null;function $n(e){L!==null&&(L.f&2097152||L.f&2)&&(Qn??=new Set).add(e)}var er=null,tr=0,nr=null;function rr(e){nr=e}var ir=1,ar=0,or=ar;function sr(e){or=e}function cr(){return++ir}function lr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(lr(a)&&xt(a),a.wv>e.wv)return!0}t&512&&Et===null&&it(e,_)}return!1}function ur(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Qn!==null&&Qn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?ur(a,t,!1):t===a&&(n?it(a,v):a.f&1024&&it(a,y),zt(a))}}function dr(e){var t=er,n=tr,r=nr,i=L,a=Qn,o=Ye,s=Yn,c=or,l=e.f;er=null,tr=0,nr=null,L=l&96?null:e,Qn=null,Xe(e.ctx),Yn=!1,or=++ar,e.ac!==null&&(lt(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=S;var f=fr(e);if(Qe()&&nr!==null&&!Yn&&f!==null&&!(e.f&6146))for(var p=0;p<nr.length;p++)ur(nr[p],e);if(i!==null&&i!==e){if(ar++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=ar;if(t!==null)for(let e of t)e.rv=ar;nr!==null&&(r===null?r=nr:r.push(...nr))}return e.f&8388608&&(e.f^=ce),d}catch(t){return fr(e),_n(t)}finally{e.f^=oe,er=t,tr=n,nr=r,L=i,Qn=a,Xe(o),Yn=s,or=c}}function fr(e){var t=e.deps,n=k?.is_fork;if(er!==null){var r;if(n||mr(e,tr),t!==null&&tr>0)for(t.length=tr+er.length,r=0;r<er.length;r++)t[tr+r]=er[r];else e.deps=t=er;if(Sn()&&e.f&512)for(r=tr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&tr<t.length&&(mr(e,tr),t.length=tr);return t}function pr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(er===null||!n.call(er,r))){var s=r;s.f&512&&(s.f^=512),s.v!==xe&&at(s),s.ac!==null&&lt(()=>{s.ac.abort(ve),s.ac=null,it(s,v)}),St(s),mr(s,0)}}function mr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)pr(e,n[r])}function hr(e){var t=e.f;if(!(t&16384)){it(e,_);var n=R;R=e;try{t&16777232?Ln(e):In(e),Fn(e);var r=dr(e);e.teardown=typeof r==`function`?r:null,e.wv=ir}finally{R=n}}}async function gr(){await Promise.resolve(),Ft()}function z(e){var t=!!(e.f&2);if(Kn?.add(e),L!==null&&!Yn&&!(R!==null&&R.f&16384)&&(Qn===null||!Qn.has(e))){var r=L.deps;if(L.f&2097152)e.rv<ar&&(e.rv=ar,er===null&&r!==null&&r[tr]===e?tr++:er===null?er=[e]:er.push(e));else{L.deps??=[],n.call(L.deps,e)||L.deps.push(e);var i=e.reactions;i===null?e.reactions=[L]:n.call(i,L)||i.push(L)}}if(qn&&Ut.has(e))return Ut.get(e);if(t){var a=e;if(qn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||vr(a))&&(o=bt(a)),Ut.set(a,o),o}var s=!(a.f&512)&&!Yn&&L!==null&&!!(L.f&512),c=(a.f&S)===0;lr(a)&&(s&&(a.f|=512),xt(a)),s&&!c&&(Ct(a),_r(a))}if(Et?.has(e))return Et.get(e);if(e.f&8388608)throw e.v;return e.v}function _r(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Ct(r),_r(r))}}function vr(e){if(e.v===xe)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Ut.has(t)||t.f&2&&vr(t))return!0;return!1}function yr(e){var t=Yn;try{return Yn=!0,e()}finally{Yn=t}}function br(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(le in e)xr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&le in n&&xr(n)}}}function xr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{xr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Sr=[`touchstart`,`touchmove`];function Cr(e){return Sr.includes(e)}var wr=Symbol(`events`),Tr=new Set,Er=new Set;function Dr(e,t,n,r={}){function i(e){if(r.capture||jr.call(t,e),!e.cancelBubble)return lt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,tt(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function B(e,t,n,r,i){var a={capture:r,passive:i},o=Dr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Cn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function V(e,t,n){(t[wr]??={})[e]=n}function Or(e){for(var t=0;t<e.length;t++)Tr.add(e[t]);for(var n of Er)n(e)}var kr=null,Ar=!1;function jr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;kr=e,Ar||(Ar=!0,setTimeout(()=>{Ar=!1,kr=null}));var s=0,c=kr===e&&e[wr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[wr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=L,f=R;Xn(null),Zn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[wr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[wr]=t,delete e.currentTarget,Xn(d),Zn(f)}}}var Mr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Nr(e){return Mr?.createHTML(e)??e}function Pr(e){var t=mn(`template`);return t.innerHTML=Nr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Fr(e,t){var n=R;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function H(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(C)return Fr(w,null),w;i===void 0&&(i=Pr(a?e:`<!>`+e),n||(i=un(i)));var t=r||an?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=un(t),s=t.lastChild;Fr(o,s)}else Fr(t,t);return t}}function Ir(e=``){if(!C){var t=ln(e+``);return Fr(t,t),t}var n=w;return n.nodeType===3?gn(n):(n.before(n=ln()),Oe(n)),Fr(n,n),n}function Lr(){if(C)return Fr(w,null),w;var e=document.createDocumentFragment(),t=document.createComment(``),n=ln();return e.append(t,n),Fr(t,n),e}function U(e,t){if(C){var n=R;n.f&32768&&n.nodes.end!==null||(n.nodes.end=w),ke()}else e!==null&&e.before(t)}function Rr(){if(C&&w&&w.nodeType===8&&w.textContent?.startsWith(`$`)){let e=w.textContent.substring(1);return ke(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function zr(e){let t=0,n=Gt(0),r;return()=>{Sn()&&(z(n),An(()=>(t===0&&(r=yr(()=>e(()=>Zt(n)))),t+=1,()=>{tt(()=>{--t,t===0&&(r?.(),r=void 0,Zt(n))})})))}}var Br=te|re;function Vr(e,t,n,r){new Hr(e,t,n,r)}var Hr=class{parent;is_pending=!1;transform_error;#e;#t=C?w:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=zr(()=>(this.#p=Gt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=R;t.b=this,t.f|=128,n(e)},this.parent=R.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Mn(()=>{if(C){let e=Me(this.#t);ke();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Br),C&&(this.#e=w)}#h(){try{this.#a=Pn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);tt(r),t&&(this.#s=Pn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Ee():(t=!0,n&&Ke(),this.#s!==null&&Vn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){vn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(x|ee))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Pn(()=>e(this.#e)),tt(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=ln(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Pn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){vn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(k)):this.#u===0&&(this.#e.before(e),this.#c=null,Vn(this.#o,()=>{this.#o=null}),this.#x(k))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Pn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Gn(this.#a,e);let t=this.#n.pending;this.#o=Pn(()=>t(this.#e))}else this.#x(k)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ot(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=R,n=L,r=Ye;Zn(this.#i),Xn(this.#i),Xe(this.#i.ctx);try{return Pt.ensure(),e()}finally{Zn(t),Xn(n),Xe(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Vn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,tt(()=>{this.#d=!1,this.#p&&Yt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),z(this.#p)}error(e){if(e===be||!this.#n.onerror&&!this.#n.failed)throw e;k?.is_fork?(this.#a&&k.skip_effect(this.#a),this.#o&&k.skip_effect(this.#o),this.#s&&k.skip_effect(this.#s),k.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Rn(this.#a),null),this.#o&&=(Rn(this.#o),null),this.#s&&=(Rn(this.#s),null),C&&(Oe(this.#t),Ae(),Oe(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Pn(()=>{var r=R;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return vn(e,this.#i.parent),null}}))};tt(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){vn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>vn(e,this.#i&&this.#i.parent)):n(t)}})}};function W(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function Ur(e,t){return Gr(e,t)}var Wr=new Map;function Gr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){cn();var l=void 0,u=Dn(()=>{var s=n??t.appendChild(ln());Vr(s,{pending:()=>{}},t=>{E({});var n=Ye;if(o&&(n.c=o),a&&(i.$$events=a),C&&Fr(t,null),l=e(t,i)||Ze(),C&&(R.nodes.end=w,w===null||w.nodeType!==8||w.data!==`]`))throw we(),be;D()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Cr(r);for(let e of[t,document]){var a=Wr.get(e);a===void 0&&(a=new Map,Wr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,jr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Tr)),Er.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Wr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,jr),r.delete(e),r.size===0&&Wr.delete(n)):r.set(e,i)}Er.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Kr.set(l,u),l}var Kr=new WeakMap,qr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Un(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Un(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Rn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Gn(r,t),t.append(ln()),this.#n.set(e,{effect:r,fragment:t})}else Rn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Vn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Rn(n.effect),this.#n.delete(e))};ensure(e,t){var n=k,r=pn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=ln();i.append(a),this.#n.set(e,{effect:Pn(()=>t(a)),fragment:i})}else this.#t.set(e,Pn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else C&&(this.anchor=w),this.#a(n)}};function G(e,t,n=!1){var r;C&&(r=w,ke());var i=new qr(e),a=n?te:0;function o(e,t){if(C){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();Oe(a),i.anchor=a,De(!1),i.ensure(e,t),De(!0);return}}i.ensure(e,t)}Mn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var Jr=Symbol(`NaN`);function Yr(e,t,n){C&&ke();var r=new qr(e),i=!Qe();Mn(()=>{var e=t();e!==e&&(e=Jr),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function Xr(e,t){return t}function Zr(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Vn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;Qr(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;fn(d),d.append(u),e.items.clear()}Qr(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function Qr(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,Gn(a,document.createDocumentFragment())):Rn(t[i],n)}}var $r;function K(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=C?Oe(un(u)):u.appendChild(ln())}C&&ke();var d=null,f=vt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=z(f);_.fallback=d,ti(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ae,ri(d,null,c)):Un(d):Vn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Mn(()=>{var e=z(f),t=e.length;let r=!1;C&&Me(c)===`[!`!=(t===0)&&(c=je(),Oe(c),De(!1),r=!0);for(var u=new Set,_=k,v=pn(),y=0;y<t;y+=1){C&&w.nodeType===8&&w.data===`]`&&(c=w,r=!0,De(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Yt(S.v,b),S.i&&Yt(S.i,y),v&&_.unskip_effect(S.e)):(S=ni(l,m?c:$r??=ln(),b,x,y,o,n,i),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=Pn(()=>s(c)):(d=Pn(()=>s($r??=ln())),d.f|=ae)),t>u.size&&Le(``,``,``),C&&t>0&&Oe(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&De(!0),z(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,C&&(c=w)}function ei(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function ti(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ei(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Un(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ae,_===l)ri(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),ii(e,d,_),ii(e,_,y),ri(_,y,n),d=_,p=[],m=[],l=ei(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)ri(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);ii(e,S.prev,ee.next),ii(e,d,S),ii(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),ri(_,l,n),ii(e,_.prev,_.next),ii(e,_,d===null?e.effect.first:d.next),ii(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ei(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ei(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(Qr(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=ei(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}Zr(e,te,re)}}o&&tt(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function ni(e,t,n,r,i,a,o,s){var c=o&1?o&16?Gt(n):Kt(n,!1,!1):null,l=o&2?Gt(i):null;return{v:c,i:l,e:Pn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function ri(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=dn(r);if(a.before(r),r===i)return;r=o}}function ii(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function ai(e,t,...n){var r=new qr(e);Mn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},te)}function oi(e,t){let n=null,r=C;var i;if(C){n=w;for(var a=un(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=dn(a);if(a===null)De(!1);else{var o=dn(a);a.remove(),Oe(o)}}C||(i=document.head.appendChild(ln()));try{Mn(()=>{var e=Pn(()=>t(i));e.f|=ne,C||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(De(!0),Oe(n))}}function si(e,t){var n=void 0,r;Nn(()=>{n!==(n=t())&&(r&&=(Rn(r),null),n&&(r=Pn(()=>{On(()=>n(e))})))})}var ci=[...` 	
\r\f\xA0\v﻿`];function li(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ci.includes(r[o-1]))&&(s===r.length||ci.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function ui(e,t,n,r,i,a){var o=e[me];if(C||o!==n||o===void 0){var s=li(n,r,a);C&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function di(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function fi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=gi(c);di(c,i?a.includes(l):tn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function pi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Te();for(var i of t.options)i.selected=n.includes(gi(i))}else{for(i of t.options)if(tn(gi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function mi(e){var t=new MutationObserver(t=>{t.every(_i)||(`__defaultValue`in e&&fi(e,!1),`__value`in e&&pi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Cn(()=>{t.disconnect()})}function hi(e,t,n=t){var r=new WeakSet,i=!0;ut(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),gi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&gi(o)}n(a),e.__value=a,k!==null&&r.add(k)}),On(()=>{var a=t();if(e===document.activeElement){var o=k;if(r.has(o))return}if(pi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=gi(s),n(a))}e.__value=a,i=!1})}function gi(e){return`__value`in e?e.__value:e.value}function _i(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var vi=Symbol(`is custom element`),yi=Symbol(`is html`),bi=ye?`link`:`LINK`,xi=ye?`progress`:`PROGRESS`;function q(e){if(C){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;J(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;J(e,`checked`,null),e.checked=r}}};e[_e]=n,tt(n),ct()}}function Si(e,t){var n=wi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===xi)&&(e.value=t??``)}function Ci(e,t){var n=wi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function J(e,t,n,r){var i=wi(e);if(!(C&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===bi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Ei(e).has(t)?e[t]=n:(!C||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function wi(e){return e[pe]??={[vi]:e.nodeName.includes(`-`),[yi]:e.namespaceURI===Se}}var Ti=new Map;function Ei(e){var t=e.getAttribute(`is`)||e.nodeName,n=Ti.get(t);if(n)return n;Ti.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}var Di=null;function Oi(){if(Di===null){var e=mn(`select`);e.innerHTML=Nr(`<option><span>t</span></option>`),Di=e.firstChild?.firstChild?.nodeType===1}return Di}function ki(e,t){var n=C;Oi()||(De(!1),e.textContent=``,e.append(hn(``)));try{t()}finally{n&&(C?T(e):(De(!0),Oe(e)))}}function Ai(e,t,n=t){var r=new WeakSet;ut(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Fi(e)?Ii(a):a,n(a),k!==null&&r.add(k),await gr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(C&&e.defaultValue!==e.value||yr(t)==null&&e.value)&&(n(Fi(e)?Ii(e.value):e.value),k!==null&&r.add(k)),An(()=>{var n=t();if(e===document.activeElement){var i=k;if(r.has(i))return}Fi(e)&&n===Ii(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ji=new Set;function Mi(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),ut(n,`change`,()=>{var e=n.__value;a&&(e=Pi(o,e,n.checked)),i(e)},()=>i(a?[]:null)),An(()=>{var e=r();C&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=tn(n.__value,e)}),Cn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ji.has(o)||(ji.add(o),tt(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ji.delete(o)})),tt(()=>{if(s){var e=a?Pi(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function Ni(e,t,n=t){ut(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(C&&e.defaultChecked!==e.checked||yr(t)==null)&&n(e.checked),An(()=>{e.checked=!!t()})}function Pi(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Fi(e){var t=e.type;return t===`number`||t===`range`}function Ii(e){return e===``?null:+e}function Li(e,t){return e===t||e?.[le]===t}function Ri(e=Ze(),t,n,r){var i=Ye.r,a=R;return On(()=>{var o,s;return An(()=>{o=s,s=r?.()||[],yr(()=>{Li(n(...s),e)||(t(e,...s),o&&Li(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Li(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function zi(e=!1){let t=Ye,n=t.l.u;if(!n)return;let r=()=>br(t.s);if(e){let e=0,n={},i=ht(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>z(i)}n.b.length&&En(()=>{Bi(t,r),p(n.b)}),wn(()=>{let e=yr(()=>n.m.map(f));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&wn(()=>{Bi(t,r),p(n.a)})}function Bi(e,t){if(e.l.s)for(let t of e.l.s)z(t);t()}var Vi=!1;function Hi(e){var t=Vi;try{return Vi=!1,[e(),Vi]}finally{Vi=t}}function Ui(e,t,n,r){var i=!qe||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=ht(r),z(u)):(l&&(l=!1,c=s?yr(r):r),c);let f;if(o){var p=le in e||de in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Hi(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?ht:vt)(()=>(v=!1,g()));o&&z(y);var b=R;return(function(e,t){if(arguments.length>0){let n=t?z(y):i&&o?$t(e):e;return j(y,n),v=!0,c!==void 0&&(c=n),e}return qn&&v||b.f&16384?y.v:z(y)})}var Wi=[[`\0`,``],[``,``],[`­`,`­`],[`͏`,`͏`],[`؜`,`؜`],[`ᅟ`,`ᅠ`],[`឴`,`឵`],[`᠋`,`᠏`],[`​`,`‏`],[`\u2028`,`‮`],[`⁠`,`⁯`],[`ㅤ`,`ㅤ`],[``,``],[`﻿`,`﻿`],[`ﾠ`,`ﾠ`],[`￰`,`￻`],[`￾`,`￿`],[`󠀀`,`󠿿`],[`󰀀`,`􏿿`]],Gi=/[\u0000-\u001f]/gu;function Ki(e){let t=e=>`\\u{${e.codePointAt(0).toString(16)}}`,n=e.map(([e,n])=>`${t(e)}-${t(n)}`);Gi=RegExp(`[${n.join(``)}]`,`gu`),RegExp(`(?![\\n\\t]|\\r(?:\\n|$))${Gi.source}`,`gu`)}var qi={"\n":`\\n`,"\r":`\\r`,"	":`\\t`};function Ji(e){return qi[e]??`\\u{${e.codePointAt(0).toString(16)}}`}function Y(e){return e.replace(Gi,Ji)}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Yi=class{constructor(e){this.value=e}valueOf(){return this.value}},Xi=class extends Yi{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Zi=class extends Yi{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Qi=class e extends Yi{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Yi)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Yi&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},$i=100,ea=`⁨`,ta=`⁩`;function na(e,t,n){return n===t||n instanceof Zi&&t instanceof Zi&&n.value===t.value||t instanceof Zi&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ra(e,t,n){return t[n]?fa(e,t[n].value):(e.reportError(RangeError(`No default`)),new Xi)}function ia(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=aa(e,i.value):n.push(aa(e,i));return{positional:n,named:r}}function aa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Zi(t.value,{minimumFractionDigits:t.precision});case`var`:return oa(e,t);case`mesg`:return sa(e,t);case`term`:return ca(e,t);case`func`:return la(e,t);case`select`:return ua(e,t);default:return new Xi}}function oa(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Xi(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Xi(`$${t}`);if(n instanceof Yi)return n;switch(typeof n){case`string`:return n;case`number`:return new Zi(n);case`object`:if(Qi.supportsValue(n))return new Qi(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Xi(`$${t}`)}}function sa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Xi(t);if(n){let i=r.attributes[n];return i?fa(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Xi(`${t}.${n}`))}return r.value?fa(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Xi(t))}function ca(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Xi(i);if(n){let t=a.attributes[n];if(t){e.params=ia(e,r).named;let n=fa(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Xi(`${i}.${n}`)}e.params=ia(e,r).named;let o=fa(e,a.value);return e.params=null,o}function la(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Xi(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Xi(`${t}()`);try{let t=ia(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Xi(`${t}()`)}}function ua(e,{selector:t,variants:n,star:r}){let i=aa(e,t);if(i instanceof Xi)return ra(e,n,r);for(let t of n)if(na(e,i,aa(e,t.key)))return fa(e,t.value);return ra(e,n,r)}function da(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Xi;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>$i)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${$i}`);r&&n.push(ea),n.push(aa(e,i).toString(e)),r&&n.push(ta)}return e.dirty.delete(t),n.join(``)}function fa(e,t){return typeof t==`string`?e.bundle._transform(t):da(e,t)}var pa=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ma(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ha=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ga(e,t){let n=e[0];if(n instanceof Xi)return new Xi(`NUMBER(${n.valueOf()})`);if(n instanceof Zi)return new Zi(n.valueOf(),{...n.opts,...ma(t,ha)});if(n instanceof Qi)return new Zi(n.toNumber(),{...ma(t,ha)});throw TypeError(`Invalid argument to NUMBER`)}var _a=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function va(e,t){let n=e[0];if(n instanceof Xi)return new Xi(`DATETIME(${n.valueOf()})`);if(n instanceof Qi||n instanceof Zi)return new Qi(n,ma(t,_a));throw TypeError(`Invalid argument to DATETIME`)}var ya=new Map;function ba(e){let t=Array.isArray(e)?e.join(` `):e,n=ya.get(t);return n===void 0&&(n=new Map,ya.set(t,n)),n}var xa=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ga,DATETIME:va,...t},this._useIsolating=n,this._transform=r,this._intls=ba(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new pa(this,n,t);try{return da(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Xi().toString(r);throw e}}},Sa=/^(-?[a-zA-Z][\w-]*) *= */gm,Ca=/\.([a-zA-Z][\w-]*) *= */y,wa=/\*?\[/y,Ta=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ea=/([a-zA-Z][\w-]*)/y,Da=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Oa=/^[A-Z][A-Z0-9_-]*$/,ka=/([^{}\n\r]+)/y,Aa=/([^\\"\n\r]*)/y,ja=/\\([\\"])/y,Ma=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Na=/^\n+/,Pa=/ +$/,Fa=/ *\r?\n/g,Ia=/( *)$/,La=/{\s*/y,Ra=/\s*}/y,za=/\[\s*/y,Ba=/\s*] */y,Va=/\s*\(\s*/y,Ha=/\s*->\s*/y,Ua=/\s*:\s*/y,Wa=/\s*,?\s*/y,Ga=/\s+/y,Ka=class{constructor(e){this.body=[],Sa.lastIndex=0;let t=0;for(;;){let n=Sa.exec(e);if(n===null)break;t=Sa.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ca);){let t=o(Ca),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(ka)&&(r=o(ka)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Na),u([i],i.length)):r?S(r,Pa):null}function u(r=[],i){for(;;){if(n(ka)){r.push(o(ka));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Pa));let c=[];for(let e of r)e instanceof qa&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(La,SyntaxError);let e=f();if(i(Ra))return e;if(i(Ha)){let t=h();return i(Ra,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Da)){let[,e,t,n=null]=a(Da);if(e===`$`)return{type:`var`,name:t};if(i(Va)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Oa.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Wa)}}function m(){let e=f();return e.type===`mesg`&&i(Ua)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(wa);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(za,SyntaxError);let e;return e=n(Ta)?v():{type:`str`,value:o(Ea)},i(Ba,SyntaxError),e}function _(){if(n(Ta))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Ta),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Aa),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(ja))return o(ja);if(n(Ma)){let[,e,t]=a(Ma),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ga),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Fa,`
`),n=Ia.exec(e)[1].length;return new qa(t,n)}}},qa=class{constructor(e,t){this.value=e,this.length=t}},Ja=`number-one-in = 1 in { $classes }
number-below-one-in-a-thousand = <1 in 1,000
line = line { $line }
lines = lines { $first }–{ $last }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
count-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
count-submissions =
    { $count ->
        [one] { $count } submission
       *[other] { $count } submissions
    }
count-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
count-files =
    { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
count-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
page-no-script = This report shows itself with a script, which this browser does not run. The same result without one: codesim with --format markdown or --format json.
frame-skip = Skip to content
frame-views = Views
colours = Colours
colours-auto = Auto
colours-light = Light
colours-dark = Dark
names-hide = Hide names
names-hide-meaning = Shows pseudonyms instead of names, on the screen and on paper, until this tab is closed ({ $key }). Code and notes stay as they are, and may have names in them: to hand a report out, make one with { $option }.
names-hide-one = Hide this name
names-pseudonym = Submission { $number }
names-somebody = somebody
names-left-out = left-out
names-in-file = The files have the real names, also those that are hidden here.
failure-title = This report cannot be shown
failure-advice = The file may have been cut short, or the browser is too old: Firefox 120, Chromium 123 and Safari 17.5 or later can show it.
failure-no-report = this file holds no report
guard-title = A part of this page could not be shown.
guard-advice = The page may be incomplete; the report itself is as it was. Load the page again, and if that does not help, please report it with these words:
licences-title = Software in this page
licences-text = codesim is free software, under the MIT licence or the Apache licence 2.0. So are the libraries in this page, under their own.
licences-of-libraries = Their licences
table-printed = { $printed } of { $all } rows are printed. To print others, search or filter.
view-overview = Overview
view-graph = Graph
view-clusters = Clusters
view-submissions = Submissions
view-timeline = Timeline
view-decisions = Decisions
course = Course
course-back = to the page of the course, with all its assignments
course-back-names = to the page of the course, which shows all names
pair = Pair
cluster-number = Cluster { $number }
close = Close
decision-undecided = undecided
decision-confirmed = confirmed
decision-dismissed = dismissed
decision-note-alone = note
progress = { $decided } of { $all } decided
progress-title = flagged pairs that you have decided about; leads to the others
keys = Keys
keys-of-pair = On the page of a pair
keys-match = next match, previous match; also p for the previous one
keys-pair = next pair, previous pair of the list that you came from; also ] and [
keys-undecided = next flagged pair that is not decided
keys-undecided-again = undecided again
keys-undo = undo the last decision
keys-undone =
    { $undone ->
        [note] Note removed.
        [earlier-note] Earlier note restored.
       *[decision] Decision undone.
    }
keys-nothing-to-undo = Nothing to undo.
keys-note = the note on it; Escape leaves it
keys-wrap = wrap long lines, or not
keys-back = back to where it was opened from
keys-of-lists = In the lists of pairs and submissions
keys-row = next row, previous row; also j and k
keys-page = a page down, a page up
keys-ends = first row, last row
keys-enter = Enter
keys-page-down = Page Down
keys-page-up = Page Up
keys-home = Home
keys-end = End
keys-open = open it
keys-anywhere = Anywhere
keys-search = search of the list
keys-names = hide names, show names
keys-keys = these keys
keys-single = Letters and signs alone are keys
keys-single-meaning = Switch this off if you dictate, or if you hit keys by accident. Arrow keys go on working.
keys-decided =
    { $status ->
        [confirmed] This pair is confirmed.
        [dismissed] This pair is dismissed.
       *[undecided] This pair is undecided again.
    }
keys-no-pair = The list has no other pair that way.
keys-no-undecided = The list has no other flagged pair that is undecided.
keys-all-decided = Every flagged pair is decided.
keys-match-place = Match { $place } of { $count }
names-are-hidden = Names are hidden.
names-are-shown = Names are shown.
meaning-of = Meaning of “{ $name }”
meaning = { $name }: { $meaning }.
meaning-rank = the place of the pair among all pairs of the class, by score
meaning-score = the code that the two share, beyond what such programs share anyway and weighted by how few others have it: from 0, nothing, to 1, all that few others have
meaning-similar = the share of all tokens of the two that match
meaning-left = the share of the left submission’s tokens that match the right one: most of a program that was taken over and added to
meaning-right = the share of the right submission’s tokens that match the left one
meaning-longest = the number of tokens of the longest match; a token is a word, a number or an operator of the language
meaning-matched = how many tokens of each match
meaning-chance = how many independent pairs this similar are expected in this class; 0.01, or 1 in 100, is one such pair in a hundred classes like it, if nobody copied
meaning-cluster = the group of submissions connected by flagged pairs that both are in
meaning-verdict = what codesim says about the pair, and what you decided
filter-undecided = flagged, undecided
filter-earlier = with an earlier year
filter-reference = with a reference
service-unreachable = The service cannot be reached.
service-session-ended = Your session has ended: sign in again in another tab.
service-refused = The service refused it ({ $status }).
copy-link = Copy link
copy-link-done = Link copied
copy-link-prompt = The link to this pair
copy-case = Copy command for a case
copy-case-done = Command copied
copy-case-prompt = The command that makes a case of this pair
copy-case-title = A command that makes one file with this sheet and all that it takes to check it. Add the other options of this report, and run it where the submissions are.
legend = Filled: { $identical }. Dotted line: { $renamed }, the same except names and literals. Framed: { $restructured }, the same when written in one way. Hatched: { $starter }, which does not count.
missing-title = Not in this report
missing-pair = There is no pair “{ $pair }” here.
missing-submission = There is no submission “{ $submission }” here.
missing-why = The link leads to something that this report does not show: another run, or a pair beyond those that were kept.
missing-to-overview = To the overview
missing-known =
    { $count ->
        [1] It has { $first }.
       *[other] It has { $first } and { $second }.
    }
overview-title =
    { $bound ->
        [least] At least { $flagged }
       *[exact] { $flagged }
    } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } flagged, { $second ->
        [0] none
       *[other] { $second }
    } for a second look
overview-title-exercise = in { $exercise }
overview-decided = { $decided } of { $flagged } decided: { $confirmed } confirmed, { $dismissed } dismissed.
overview-shown =
    { $bound ->
        [least] { $shown } of at least { $flagged }
       *[exact] { $shown } of { $flagged }
    } flagged { $flagged ->
        [one] pair
       *[other] pairs
    } { $shown ->
        [one] is
       *[other] are
    } in this report: the strongest.
overview-lost =
    { $count ->
        [one] { $count } submission could not be compared: { $submissions }.
       *[other] { $count } submissions could not be compared: { $submissions }.
    }
overview-by-score = All pairs by score
overview-by-similarity = Pairs of this report by similarity
overview-nothing-shared = No two submissions share anything that is long enough to count ({ $tokens } tokens).
overview-dismissed-before =
    { $count ->
        [one] { $count } flagged pair dismissed before.
       *[other] { $count } flagged pairs dismissed before.
    }
overview-most-similar = Most similar
overview-all-pairs =
    { $count ->
        [one] All { $count } pair of this report
       *[other] All { $count } pairs of this report
    }
overview-no-pair = No pair is shown: none reaches the least similarity asked for.
overview-no-clusters = No submissions are connected by flagged pairs.
overview-groups = Who is in them
overview-all-clusters =
    { $count ->
        [one] All { $count } cluster
       *[other] All { $count } clusters
    }
overview-shared-code = Shared code
overview-identical-files = Identical files
overview-input =
    { $found ->
        [yes] { $all } submissions on a cluster; in a pair of { $score } or more, and so in this report, are{ " " }
       *[no] { "" }
    }{ $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    } with { $files ->
        [one] { $files } file
       *[other] { $files } files
    }{ $earlier ->
        [0] { "" }
       *[other] , { $earlier } of them from earlier years
    }{ $among ->
        [index] , against { $indexed } of { $index }
       *[own] { "" }
    }; { $languages }.
overview-references =
    { $count ->
        [one] { $count } reference is compared with the class beside that; no number of the class depends on it.
       *[other] { $count } references are compared with the class beside that; no number of the class depends on them.
    }
overview-no-language = no language
overview-sharing =
    { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }, of which { $bound ->
        [about] about { $sharing }
       *[exact] { $sharing }
    } share anything.
overview-starter-code = Starter code left out: { $files }.
overview-no-starter-code = No starter code was given.
overview-runs = Runs of { $noise } tokens or more count; each run of { $guarantee } is found.
overview-runs-selected = Runs of { $noise } tokens or more count; as fingerprints are selected by { $scheme }, runs of any length may go unseen.
overview-left-out = { $files }: { $reason }
overview-nothing-left-out = Nothing was left out.
overview-warned =
    { $count ->
        [one] { $count } file was read with a warning.
       *[other] { $count } files were read with warnings.
    }
overview-remarks =
    { $count ->
        [one] { $count } remark on what to know before reading a submission.
       *[other] { $count } remarks on what to know before reading a submission.
    }
overview-details = Everything that was and was not compared
histogram =
    { $pairs ->
        [one] { $pairs } pair by score. Flagged: { $flagged }. By their scores alone, pairs are flagged from { $score } on.
       *[other] { $pairs } pairs by score. Flagged: { $flagged }. By their scores alone, pairs are flagged from { $score } on.
    }
histogram-similarity =
    { $pairs ->
        [one] { $pairs } pair of this report by similarity. Flagged: { $flagged }.
       *[other] { $pairs } pairs of this report by similarity. Flagged: { $flagged }.
    }
histogram-bar =
    { $count ->
        [one] { $count } pair with scores from { $from }
       *[other] { $count } pairs with scores from { $from }
    }
histogram-bar-similarity =
    { $count ->
        [one] { $count } pair of this report with a similarity from { $from }
       *[other] { $count } pairs of this report with similarities from { $from }
    }
histogram-bar-title =
    score { $from } to { $to }: { $bound ->
        [about] about { $count }
       *[exact] { $count }
    } { $count ->
        [one] pair
       *[other] pairs
    }{ $flagged ->
        [0] { "" }
       *[other] , { $flagged } flagged
    }
histogram-bar-title-expected =
    score { $from } to { $to }: { $bound ->
        [about] about { $count }
       *[exact] { $count }
    } { $count ->
        [one] pair
       *[other] pairs
    }, { $expected } expected{ $flagged ->
        [0] { "" }
       *[other] , { $flagged } flagged
    }
histogram-bar-title-similarity =
    similarity { $from } to { $to }: { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    } of this report, { $flagged } flagged
histogram-flagged-from = flagged by score from { $score }
histogram-score = score, in even steps of its square root
histogram-of-similarity = similarity
histogram-pairs = pairs
histogram-pairs-logarithmic = pairs, on a logarithmic scale
histogram-key = Bars: pairs of this class. Red: flagged. Line: how many there would be if all work were independent.
histogram-key-small = Bars: pairs of this class. With fewer than ten submissions of some size there is no background to hold them against; a score of a half or more is flagged. Red: flagged.
histogram-key-groups =
    { $count ->
        [one] { $count } more pair is flagged as a member of a group.
       *[other] { $count } more pairs are flagged as groups.
    }
histogram-key-long =
    { $count ->
        [one] { $count } more pair is flagged for the length of a match.
       *[other] { $count } more pairs are flagged for the length of a match.
    }
histogram-key-similarity =
    { $shown ->
        [one] Bars: the { $shown } pair of this report alone
       *[other] Bars: the { $shown } pairs of this report alone
    }, of { $pairs } of the class. The similarity of pairs that are not in the report is not known. Red: flagged.
distribution-measure = Measure
distribution-score = score
distribution-similarity = similarity
distribution-counts = Counts
distribution-logarithmic = logarithmic
distribution-linear = linear
distribution-bars = Bars
best-score = Best score of each submission
best-similarity = Highest similarity of each submission in the pairs of this report
best-box = Box: the middle half of { $count } submissions, from { $lower } to { $upper }; line: the median, { $median }.
best-beyond =
    { $count ->
        [0] No submission is
        [one] { $count } submission is
       *[other] { $count } submissions are
    } beyond the whiskers, which are at most one and a half times as long as the box. { $dots ->
        [beyond] Each dot is one of these.
       *[all] Each dot is a submission.
    }
best-unknown =
    { $count ->
        [one] { $count } submission has no pair in this report and counts as the lowest.
       *[other] { $count } submissions have no pair in this report and count as the lowest.
    }
best-few = { $known } of { $count } submissions have a pair in this report: too few to show where the middle of the class lies. Dots: the highest { $shown }.
best-small =
    { $count ->
        [one] { $count } more submission is too small to be judged.
       *[other] { $count } more submissions are too small to be judged.
    }
best-all = All submissions by their best score
identical-files-of = { $submissions } have the same file of { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } ({ $file }): { $names }
identical-files-all =
    { $count ->
        [one] All { $count } file
       *[other] All { $count } files
    }
shared-blocks-of = { $submissions } share a block of { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }: { $names }
shared-blocks-place = { $lines } of { $file } of { $submission }
shared-blocks-no-text = The text is not in this report.
shared-blocks-all =
    { $count ->
        [one] All { $count } block
       *[other] All { $count } blocks
    }
starter-code-again = Compare again with this as starter code
starter-code-compared = The block counts for nobody in { $comparison }.
starter-code-comparison = the new comparison
starter-code-problem = Not compared again.
starter-code-name = Name as starter code
starter-code-saved = The block was saved as { $file }. Add { $option } to the command that made this report, and compare again: the block then counts for nobody.
details-exercise = Exercise
details-date = Date
details-found = Found on a cluster
details-found-value = pairs of { $score } or more among { $submissions } submissions
details-no-starter-code = none given
details-structure = Structure (all names count as one)
details-text = Text (names as they are spelled)
details-thresholds = no match below { $noise } tokens
details-thresholds-guaranteed = no match below { $noise } tokens, every one from { $guarantee } tokens on
details-selection = Selection of fingerprints
details-common = in more than { $count } submissions
details-kept = Pairs kept
details-kept-all = all
details-kept-best = the best { $count }, and those flagged or for a second look
details-least-similarity = Least similarity
details-notices = Left out, or read with warnings
details-compared = Compared
details-compared-no = no
details-reason = Why it is listed
details-no-notices = Nothing: every file was compared as it is.
details-remarks = Before you read a submission
details-signs = Signs that a text was made to look other than it is
details-remarks-meaning = They may be honest, and no score depends on them.
details-facts = Worth knowing
details-where = Where
details-observation = Observation
details-no-remarks = Nothing was noticed.
details-method = How to read this report
details-method-programs = Each program is read as its language has it; names become one word and comments vanish. Runs of this text are reduced to fingerprints (Schleimer, Wilkerson, Aiken: Winnowing, SIGMOD 2003), and what two submissions share is weighted by how few others have it: that is the score. For the pairs shown, exact matches are found and coloured.
details-method-chance = Most pairs of a class are independent, so the class itself says how similar independent work is. “Expected by chance” is the number of independent pairs this similar that are expected in this class, also of people with the same habits or with a template that a few share; 0.005 is 1 in 200.
details-method-flagged = A flagged pair is one that a person should read. A pair for a second look comes after those: only a few independent pairs would be this similar, or most of one submission is in the other. Independent work may look like a pair that is not unusual. Nothing here says who copied from whom, or whether it was allowed.
decisions-title = Your decisions
decisions-decided =
    { $flagged ->
        [one] { $decided } of { $flagged } flagged pair decided.
       *[other] { $decided } of { $flagged } flagged pairs decided.
    }
decisions-in-service = The service keeps decisions: all members of the course see them, and who decided.
decisions-in-browser = This browser keeps decisions, for this exercise and this code.
decisions-export-advice = Export them to keep them elsewhere, and give the file to the next run ({ $option }): what you dismissed stays dismissed there, unless the code has changed.
decisions-name = Your name
decisions-name-meaning = saved with decisions
decisions-export = Export
decisions-save-table = Save as table (CSV)
decisions-save-report = Save this report with my decisions
decisions-save-report-of-all = Save this report with all decisions
decisions-only-here =
    { $notes ->
        [0]
            { $decisions ->
                [one] { $decisions } decision is only in this browser.
               *[other] { $decisions } decisions are only in this browser.
            }
       *[other]
            { $decisions ->
                [0]
                    { $notes ->
                        [one] { $notes } note is only in this browser.
                       *[other] { $notes } notes are only in this browser.
                    }
                [one]
                    { $notes ->
                        [one] { $decisions } decision and { $notes } note are only in this browser.
                       *[other] { $decisions } decision and { $notes } notes are only in this browser.
                    }
               *[other]
                    { $notes ->
                        [one] { $decisions } decisions and { $notes } note are only in this browser.
                       *[other] { $decisions } decisions and { $notes } notes are only in this browser.
                    }
            }
    }
decisions-import = Import
decisions-imported = { $file }: { $said }
decisions-not-imported = { $file }: nothing taken over: { $reason }
decisions-taken =
    { $taken ->
        [one] { $taken } decision taken over
       *[other] { $taken } decisions taken over
    }{ $disputed ->
        [0] { "" }
       *[other] ; { $disputed } contradict what is decided here: decide below
    }{ $unknown ->
        [0] { "" }
       *[other] ; { $unknown } left out: the pair is not in this report
    }{ $others ->
        [0] { "" }
       *[other] ; { $others } left out: on other code or another exercise
    }.
decisions-wrong-file = a file of decisions with schema_version 3 was expected
decisions-no-file = this is no file of decisions. The one that Export writes (decisions.json) is wanted.
decisions-is-table = this is the table for spreadsheets, which cannot be read again. The file that Export writes (decisions.json) is wanted.
decisions-wrong-entry = decision { $number } has no names or no decision
decisions-same-pair = decisions { $first } and { $second } are on the same pair
decisions-elsewhere =
    { $count ->
        [one] In { $exercise }, { $count } pair with the same names and the same code has a decision.
       *[other] In { $exercise }, { $count } pairs with the same names and the same code have a decision.
    }
decisions-take-over = Take over
decisions-contradictions = Contradictions
decisions-contradictions-meaning = They are not exported before you have decided which decision holds.
decision-proposed = proposed
decisions-of-others = Decisions of others
decisions-people-contradict = People decided differently
decisions-people-contradict-meaning = Each person decides for themselves: one confirmed the pair, another one dismissed it.
decisions-note = Note
decisions-by = Decided
decisions-none = You have not decided about any pair yet: open one and say confirmed or dismissed.
decisions-none-of-all = Nobody has decided about any pair yet: open one and say confirmed or dismissed.
decision-form = Your decision
decision-form-note = Note: why
decision-form-note-keys = Ctrl + Enter or Esc leaves the note; it is saved when you leave it.
decision-form-note-hint = Esc or Ctrl + Enter: done
decision-form-done =
    { $done ->
        [confirmed] Confirmed.
        [dismissed] Dismissed.
        [note] Note saved.
       *[other] Undecided.
    }
decision-form-undo = Undo
decision-form-saving = saving…
decision-form-unsaved = Not saved: { $decision }.
decision-form-unsaved-note = Not saved: { $decision }, “{ $note }”.
decision-form-again = Try again
decision-form-only-read = You read this course, and do not decide.
decision-form-not-kept = This browser keeps nothing for files: export your decisions before you close the page.
contradiction = Decisions that contradict each other
contradiction-which = { $count } decisions on this pair contradict each other. Which one holds?
contradiction-take = Take this one
contradiction-note = { $decision }: “{ $note }”
contradiction-from-report = from the report
contradiction-from-browser = from this browser
contradiction-from-service = from the service
contradiction-from = from { $name }
contradicting-decisions = contradicting decisions
score = Score
similarity = Similarity
left-in-right = Left in right
right-in-left = Right in left
longest-match = Longest match
matched-tokens = Matched
expected-by-chance = Expected by chance
verdict = Verdict
cluster = Cluster
evidence-sheet = Evidence sheet
settings-and-input = Settings and input
both = { $left } and { $right }
key = key { $key }
code-of = Code of { $submission }
starter-code-of = starter code: { $files }
pairs-title = Pairs
pairs-left = Left
pairs-right = Right
pairs-names = names of the two submissions
pairs-why = In short
pairs-why-meaning = why a pair is worth reading that is flagged or for a second look; of others, how much of the left submission is in the right one / of the right in the left, and the longest match; point at it for all of it
pairs-short =
    { $left } / { $right }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } in one match
pairs-not-kept =
    { $bound ->
        [about] About { $all }
        [least] At least { $all }
       *[exact] { $all }
    } { $all ->
        [one] pair
       *[other] pairs
    } of the class { $all ->
        [one] has
       *[other] have
    } such a score; this report has { $held } of them.{ $option ->
        [none] { "" }
       *[other] { " " }With { $option } it has all.
    }
pairs-similarity-not-kept =
    How many more pairs of the class have such a similarity is not known: this report has { $held } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }.{ $option ->
        [none] { "" }
       *[other] { " " }With { $option } it has all.
    }
pairs-none = No pairs match these filters. { $settings } says which pairs were kept.
filter-name = Name
filter-search = Search
filter-search-hint = names, or filters such as score>0.5
filter-more = Filters
filter-clear = Clear filters
filter-unknown = No filter is named { $name }: searched as a name.
filter-unread = { $text } is no filter that can be read: searched as a name.
filter-help = What the search knows
filter-help-word = part of a name, label or group
filter-help-two = the pair of these two
filter-help-quotes = words that stand together
filter-help-minus = without what follows; also before a filter
filter-help-percent = { $name }, in percent
filter-help-name = name alone, not label or group
filter-help-signs = Numbers are compared with >, >=, <, <= or =. All that is typed must be true of a pair.
filter-show = Show
filter-all = all pairs
filter-from = Score from
filter-to = to below
filter-any-cluster = any
filter-label = Label
filter-any-label = any
filter-across = across labels only
filter-across-meaning = Only pairs of submissions with different labels
pair-previous-match = Previous match
pair-next-match = Next match
pair-previous = Previous pair
pair-next = Next pair
pair-next-undecided = Next undecided flagged pair
pair-list = The list that this pair is in
pair-place = Pair { $place } of { $count }
pair-details = Details
pair-list-of = List of { $count }
pair-handed-in-earlier = { $name } was handed in { $duration } earlier.
matches-strongest-first =
    { $count ->
        [one] { $count } match, strongest first
       *[other] { $count } matches, strongest first
    }
matches-none = No run of code is long enough to be shown.
matches-reading = Reading …
match-place = { $place } of { $count }
matches-wrap = Wrap lines
matches-together = Scroll together
match-title =
    { $count ->
        [one] match { $number }: { $words }, { $count } token
       *[other] match { $number }: { $words }, { $count } tokens
    }
match-figures =
    { $count ->
        [one] { $words }, { $count } token, { $evidence } of the evidence
       *[other] { $words }, { $count } tokens, { $evidence } of the evidence
    }
match-spelled-alike = { $share } spelled alike
match-shared-by-these = shared by these 2 of { $submissions } submissions alone
match-shared = shared by { $count } of { $submissions } submissions
passage-figures =
    Passage { $number }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $evidence }
match-left-is = The left one here is { $name }.
place-in-file = { $file } { $lines }
renamings-throughout = Renamed throughout: { $names }.
renamings-more = and { $count } more
renamings-others =
    { $count ->
        [one] { $count } name is not renamed consistently.
       *[other] { $count } names are not renamed consistently.
    }
traits-title = Other shared traits
traits-rare = Few others of the class have it. It is in no score.
code-lines-and-matches =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, { $marks ->
        [one] { $marks } match
       *[other] { $marks } matches
    }
code-lines-and-parts =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, { $marks ->
        [one] { $marks } part
       *[other] { $marks } parts
    }
code-view = View
code-swap = Swap sides
code-sides = Sides
code-divider = Width of the left side
code-divider-how = Drag it or use the arrow keys; a double click puts it back in the middle
code-files = Share of the code of each file that matches
code-hidden = a character that is not seen
code-none = The sources of this submission are not in the report.
differences = Differences
differences-not = Too little of these two files is the same, line by line.
differences-too-many = Too many lines differ for a view like this.
differences-none = The two texts are the same.
differences-lines =
    { $count ->
        [one] { $count } line not the same. Words that differ are marked.
       *[other] { $count } lines not the same. Words that differ are marked.
    }
differences-sides = Lines side by side
differences-same =
    { $count ->
        [one] { $count } line the same on both sides
       *[other] { $count } lines the same on both sides
    }
name-earlier-year = (earlier year)
name-reference = (reference)
name-late = (late)
submission = Submission
submissions-name = whose it is
submissions-own = Handed in as
submissions-own-meaning = the submission’s own name
submissions-label-meaning = its label in the metadata
submissions-group = Group
submissions-group-meaning = those who handed it in together
submissions-files = Files
submissions-files-meaning = files that were compared
submissions-tokens = Tokens
submissions-tokens-meaning = tokens of all its files
submissions-cluster-meaning = the cluster that it is in
submissions-alike = Most similar
submissions-alike-meaning = the submission that it is most similar to, and their score
submissions-not-kept = not in this report
submissions-not-kept-meaning = none of its pairs is among those that this report has
submissions-name-hint = part of a name
submission-counts =
    { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, of which { $matchable } could match.
submission-earlier = From an earlier year.
submission-reference = A reference: a solution that nobody of the class handed in.
submission-provenance = Provenance: { $provenance }.
submission-in-cluster = In { $cluster }.
submission-cluster = cluster { $number }
submission-own = Handed in as { $name }.
submission-label = Label: { $label }.
submission-group = Handed in together as { $group }.
submission-handed-in = Handed in { $moment } UTC.
submission-late = Handed in late.
submission-parts = Parts that other submissions have too
submission-strip = parts { $places }
submission-strip-empty = nothing of it stands elsewhere
submission-also-in = also in { $submission }
shares-title = Shares with
shares-colour = Colour
shares-of-this = This one in the other
shares-of-this-meaning = share of this submission’s tokens that the other one has too
shares-compare = Compare
shares-pair = side by side
shares-pair-with = side by side with { $submission }
shares-more =
    { $count ->
        [one] and { $count } pair more
       *[other] and { $count } pairs more
    }
shares-none = No pair of this report has it.
clusters-meaning = Submissions connected by flagged pairs. Two of a cluster need not be similar themselves: a third may have something of both.
clusters-meaning-from = Submissions connected by pairs with a score of { $score } or more. Two of a cluster need not be similar themselves: a third may have something of both.
clusters-order = The strongest come first, by their best score; numbers go by size.
clusters-title =
    { $others ->
        [0] Cluster { $number }: { $left } and { $right }
        [one] Cluster { $number }: { $left }, { $right } and { $others } other
       *[other] Cluster { $number }: { $left }, { $right } and { $others } others
    }
clusters-all = All clusters
clusters-found =
    { $groups ->
        [one] { $groups } cluster of three or more
       *[other] { $groups } clusters of three or more
    }, { $couples } of two
clusters-best = best score { $score }
clusters-couples = Clusters of two
clusters-previous = Previous cluster
clusters-next = Next cluster
clusters-scores = Scores of its pairs
clusters-timeline = Submissions of this cluster by time, a row for each
clusters-counts =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $flagged } of { $possible ->
        [one] { $possible } pair
       *[other] { $possible } pairs
    } flagged
clusters-confirmed = { $count } confirmed
clusters-dismissed = { $count } dismissed
clusters-members =
    { $count ->
        [one] { $group }, { $count } submission: { $names }
       *[other] { $group }, { $count } submissions: { $names }
    }
clusters-ring = Alike beyond chance as a group
clusters-group = Group { $number }
clusters-groups = Within it, { $count } groups are connected more closely than to one another (method of Blondel et al., 2008, known as Louvain):
clusters-list = All { $count } pairs of it as a list
clusters-all-confirmed = Confirm all { $count } undecided flagged pairs
clusters-all-dismissed = Dismiss all { $count } undecided flagged pairs
clusters-done-confirmed = { $count } pairs confirmed.
clusters-done-dismissed = { $count } pairs dismissed.
clusters-no-such = There is no such cluster in this report.
heatmap = Scores of the pairs of { $count } submissions, stronger where two are more similar
heatmap-key = The stronger the colour, the more similar. A click on a cell leads to the pair.
threshold-by = Connected by
threshold-flagged = flagged pairs
threshold-from = pairs with a score from
threshold-missing =
    Below a score of { $score } this report does not have all pairs of the class: clusters may be larger than shown.{ $option ->
        [none] { "" }
       *[other] { " " }With { $option } it has all.
    }
threshold-set = Clusters are made of pairs with a score of { $score } or more.
threshold-change = Change the threshold
threshold-no-clusters = No submissions are connected by pairs with such a score.
graph-colours = Colours
graph-colours-clusters = of clusters
graph-colours-labels = of labels
graph-zoom-in = Zoom in
graph-zoom-out = Zoom out
graph-fit = Fit
graph-placing = Placing the submissions …
graph-shown =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }
graph-shown-of =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $shown } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } shown, the most similar
graph-picture = Submissions connected by pairs
graph-none = No pair has this score: move the slider to the left.
graph-key = Closer: more similar. Click a submission for its pairs, a line for the pair, or a ground for the cluster. Drag to move, and turn the wheel to zoom in, where more names have room.
graph-legend = Legend
graph-legend-more =
    { $count ->
        [one] and { $count } more, in a colour again
       *[other] and { $count } more, in the same colours again
    }
graph-legend-no-label = no label
graph-legend-ground = ground: a cluster
graph-legend-thicker = thicker: more similar
graph-legend-flagged = flagged
graph-legend-dismissed = dismissed
graph-connected = Connected submissions
graph-list = These pairs as a list
graph-cluster = cluster { $number }
graph-apart =
    { $count ->
        [one] { $count } submission is not connected: { $all }
       *[other] { $count } submissions are not connected: { $all }
    }
graph-all-submissions = all submissions
graph-more =
    { $count ->
        [one] and { $count } submission more
       *[other] and { $count } submissions more
    }
timeline-meaning = When submissions were handed in, in the time of your zone ({ $zone }), a row for each cluster. Who was first need not be who wrote it.
timeline-untimed =
    { $count ->
        [one] The time of { $count } submission is not known.
       *[other] The time of { $count } submissions is not known.
    }
timeline-picture = Submissions by time, a row for each cluster
timeline-no-cluster = In no cluster
timeline-order = Flagged pairs, the earlier one first
timeline-earlier = Earlier
timeline-handed-in = Handed in
timeline-apart = Apart
timeline-none = No flagged pair has times on both sides.
verdict-flagged = flagged
verdict-second-look = second look
verdict-not-unusual = not unusual
verdict-too-small = too small
kind-identical = identical
kind-identical-moved = identical, in a different order
kind-identifiers-renamed = identifiers renamed
kind-identifiers-renamed-moved = identifiers renamed, in a different order
kind-restructured = restructured
kind-restructured-moved = restructured, in a different order
trait-comment = comment
trait-word = word
trait-string = string
trait-name = name
trait-number = number
trait-layout = layout
trait-held =
    { $class ->
        [one] in { $submissions } of { $class } submission
       *[other] in { $submissions } of { $class } submissions
    }
finding-flagged-with-group = The two are flagged with a group of submissions, which are more alike than independent work is, whatever the two are by themselves.
finding-flagged-for-length = The two are flagged for the length of their longest match, not for their score: independent work does not share passages this long.
finding-flagged = The two are more similar than independent work in this class.
finding-flagged-small-class = The two share so much code that a person should read them.
finding-second-look = The two are not flagged, but worth a second look: only a few independent pairs of this class would be this similar, or most of one is in the other.
finding-second-look-small-class = The two are not flagged, but worth a second look: most of one is in the other.
finding-not-unusual = The two are not unusual: independent work in this class is as similar.
finding-not-unusual-small-class = The two are not unusual: they share less than pairs that are flagged or worth a second look.
finding-too-small = At least one of the two is too small: with so little code that could match, nothing follows from what they share.
finding-overlap =
    { $longest ->
        [one] Their similarity is { $similarity }; the longest match has { $longest } token.
       *[other] Their similarity is { $similarity }; the longest match has { $longest } tokens.
    }
finding-match-each-other = { $leftshare } of { $left } and { $rightshare } of { $right } match each other.
finding-rank = By its score the pair is number { $rank } of the { $pairs } pairs of the class.
finding-no-rank = The pair is not among the pairs that were ranked.
finding-rank-reference = It is a pair with a reference, and has no rank among the pairs of the class.
reliance-checked = The number of independent pairs expected is an estimate from the class itself. On classes that people have judged, it was off by a factor of up to three. It says nothing of code from a common source that both were allowed to use, such as a template.
reliance-few-submissions = The number of independent pairs expected is a rough estimate, since the class has fewer than 25 submissions. On judged classes of this size, it was off by a factor of up to three. It says nothing of code from a common source that both were allowed to use, such as a template.
reliance-many-alike = The number of independent pairs expected cannot be trusted here: more than one in twenty pairs of this class score far above its median, and the numbers cannot tell whether these were copied, made from one template, or are similar for another reason.
strength-too-small = How many independent pairs this similar to expect cannot be said of so little code.
strength-not-computed = How many independent pairs this similar to expect was not computed.
strength-small-class = A class in which fewer than ten submissions have enough code is too small to say how many independent pairs this similar to expect. In such a class a score of { $score } or more is flagged.
strength-pairs = If everybody worked independently, about { $number } of the { $pairs } pairs of this class would be this similar.
strength-one-in = If everybody worked independently, about 1 in { $classes } classes like this one would have a pair this similar.
strength-below-one-in-a-thousand = If everybody worked independently, fewer than 1 in 1,000 classes like this one would have a pair this similar.
strength-group-one-in = If everybody worked independently, about 1 in { $classes } classes like this one would have a group this alike. The number is that of the group; the pair by itself may be less unusual.
strength-group-below-one-in-a-thousand = If everybody worked independently, fewer than 1 in 1,000 classes like this one would have a group this alike. The number is that of the group; the pair by itself may be less unusual.
decision-meaning-undecided = Undecided
decision-meaning-confirmed = Confirmed: the pair shares code that it should not share
decision-meaning-dismissed = Dismissed: there is a good reason for what the pair shares
time-line = When each side got the matches
time-line-key = Above, filled: { $left }. Below, outlined: { $right }. A bar begins with the first version that has the match; the dotted line before it begins with the last version without it, or at the left edge if no such version is known.
time-line-git = Clocks and names in git can be changed afterwards.
time-line-more =
    { $count ->
        [one] { $count } more match is not in the picture.
       *[other] { $count } more matches are not in the picture.
    }
history-since = { $name } has this since { $time }{ $by }: { $how }; { $before }.
history-now = { $name } has this in the submission that was compared, and in no snapshot: { $how }; { $before }.
history-by =
    { $record ->
        [git] , commit { $version } by { $author }
        [attempts] , attempt { $version }
       *[snapshots] , snapshot { $version }
    }
history-piece =
    { $count ->
        [one] in one piece, with { $count } line added to the file
       *[other] in one piece, with { $count } lines added to the file
    }
history-grown =
    { $count ->
        [one] grown in { $count } version
       *[other] grown over { $count } versions
    }
history-before = it was not there on { $time }
history-from-start = it was there from the first version on
history-none = No version of { $name } that can be read has this.
history-first = By these times, { $name } had it first.
history-unknown = These times do not tell who had it first.
restructuring-order = The same steps in a different order.
restructuring-right = The same steps; the right alone has { $right }.
restructuring-left = The same steps; the left alone has { $left }.
restructuring = The same steps: the left has { $left } where the right has { $right }.
quoted = “{ $text }”
parts = { $first }; { $rest }
list-last = { $others } and { $last }
list-more = { $count } more
short-group = group of { $members }
short-block = { $share } in a block of { $submissions }
short-alone =
    { $tokens ->
        [one] { $tokens } token in no other
       *[other] { $tokens } tokens in no other
    }
short-trait =
    { $kind ->
        [comment] comment { $text } in no other
        [word] word { $text } in no other
        [string] string { $text } in no other
        [name] name { $text } in no other
        [number] number { $text } in no other
       *[layout] layout { $text } in no other
    }
why-group = Both are among { $members } submissions that are alike beyond chance as a group.
why-completely = { $left } and { $right } match completely{ $passages }.
why-partly = { $leftshare } of { $left } and { $rightshare } of { $right } match each other{ $passages }.
why-nearest = This is nearer to the reference than any two submissions of the class are to each other.
why-order =
    { $record ->
        [git] By what git recorded, which can be changed afterwards,
        [attempts] By the attempts that were handed in,
       *[snapshots] By the snapshots of the class,
    } { $left } had { $leftfirst } of { $matches } matches first ({ $leftevidence } of the evidence), and { $right } { $rightfirst } ({ $rightevidence }).
why-order-unknown =
    { $record ->
        [git] What git recorded does not tell who had the matches first.
        [attempts] The attempts that were handed in do not tell who had the matches first.
       *[snapshots] The snapshots of the class do not tell who had the matches first.
    }
why-one-passage = , in one passage
why-passages = , in { $passages } passages
why-passages-moved = , in { $passages } passages, { $moved } of them in a different order
why-in-block =
    { $submissions ->
        [one] { $share } of the matched code is in a block that { $submissions } submission share
       *[other] { $share } of the matched code is in a block that { $submissions } submissions share
    }
why-alone =
    { $tokens ->
        [one] { $tokens } of the matched tokens occurs in no other submission
       *[other] { $tokens } of the matched tokens occur in no other submission
    }
why-trait-text =
    { $kind ->
        [comment] both have the comment { $text }, which no other submission of the class has
        [word] both have the word { $text }, which no other submission of the class has
        [string] both have the string { $text }, which no other submission of the class has
        [name] both have the name { $text }, which no other submission of the class has
        [number] both have the number { $text }, which no other submission of the class has
       *[layout] both have the layout { $text }, which no other submission of the class has
    }
why-trait =
    { $kind ->
        [comment] both have a comment that no other submission of the class has
        [word] both have a word that no other submission of the class has
        [string] both have a string that no other submission of the class has
        [name] both have a name that no other submission of the class has
        [number] both have a number that no other submission of the class has
       *[layout] both have a layout that no other submission of the class has
    }
groups-heading =
    { $count ->
        [one] { $count } group of submissions is more alike than independent work, so all of its pairs are flagged. They may be copies of one source, or share a template: check the shared code before you decide.
       *[other] { $count } groups of submissions are more alike than independent work, so all of their pairs are flagged. They may be copies of one source, or share a template: check the shared code before you decide.
    }
blocks-heading =
    { $count ->
        [one] Code that three or more submissions share, be it a template or copies of one another: { $count } block. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
       *[other] Code that three or more submissions share, be it a template or copies of one another: { $count } blocks. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
    }
blocks-heading-largest =
    { $count ->
        [one] Code that three or more submissions share, be it a template or copies of one another: { $count } block, the { $largest } largest in this report. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
       *[other] Code that three or more submissions share, be it a template or copies of one another: { $count } blocks, the { $largest } largest in this report. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
    }
identical-heading =
    { $count ->
        [one] Byte for byte the same in several submissions: { $count } file, those first that the fewest have. Short programs may well be the same although nobody copied; long ones are not.
       *[other] Byte for byte the same in several submissions: { $count } files, those first that the fewest have. Short programs may well be the same although nobody copied; long ones are not.
    }
sheet-title = Evidence sheet
sheet-title-names = Evidence sheet: { $left } and { $right }
sheet-names = { $left } and { $right }
sheet-subject = Evidence sheet on two submissions
sheet-subject-exercise = Evidence sheet on two submissions of { $exercise }
sheet-no-pair = There is no pair to show.
sheet-back = Back to the pair
sheet-print = Print
sheet-in-short = In short
sheet-alike = Two places match if their code is built alike; names, comments and layout do not count.
sheet-this-pair = This pair among all of the class
sheet-here = this pair
sheet-picture =
    { $count ->
        [one] { $count } pair by score; this pair has { $score }, and from { $flag } on pairs are flagged
       *[other] { $count } pairs by score; this pair has { $score }, and from { $flag } on pairs are flagged
    }
sheet-picture-key = Bars: the pairs of the class by score, each step up a multiple of the one before. Thin line: what independent work would look like. Dashed: flagged from here on.
sheet-passages = The strongest passages side by side
sheet-passage =
    { $tokens ->
        [one] { $kind }, { $tokens } token, { $evidence } of the evidence
       *[other] { $kind }, { $tokens } tokens, { $evidence } of the evidence
    }
sheet-more-lines =
    { $count ->
        [one] and { $count } more line
       *[other] and { $count } more lines
    }
sheet-sources-at-end = The whole sources stand at the end.
sheet-traits = Other shared traits
sheet-traits-meaning = Both have these, and few others of the class do. They do not count for the score: comments, strings, names and layout may have a common source.
sheet-traits-table = Table of other shared traits
sheet-trait = Trait
sheet-trait-written = As it is written
sheet-trait-held = How many have it
sheet-not-shown = not shown
sheet-limits = Limits of this sheet
sheet-limit-first = Who had the code first, or whether both have it from somewhere else.
sheet-limit-allowed = Whether it was allowed: work in a group, code from the course, a library or a generator may be the reason.
sheet-limit-why = Why the two are similar. A person must read the code, and hear those it concerns, before anything is concluded.
sheet-decision-so-far = Decision so far
sheet-decisions-contradict = These decisions contradict each other; none of them holds yet.
sheet-decision = Decision
sheet-heard = Heard on
sheet-decision-reason = Decision and reason
sheet-signatures = Names, date, signatures
sheet-input = Input
sheet-submissions = The two submissions
sheet-handed-in-by = Handed in by
sheet-label = Group or course
sheet-group = Handed in together as
sheet-timestamp = Handed in at (UTC)
sheet-late = Handed in late
sheet-earlier = From an earlier year
sheet-reference = Reference, handed in by nobody
sheet-provenance = Provenance
sheet-tokens = Tokens
sheet-matchable = Tokens that could match
sheet-yes = yes
sheet-tokens-meaning = Tokens are the words, numbers and operators of a program. Those that could match are not starter code and are part of a long enough run.
sheet-files = Files of { $name }
sheet-file = File
sheet-language = Language
sheet-not-stated = not stated
sheet-not-compared = Not compared
sheet-none-left-out = No file of the two was left out.
sheet-left-out = Left out
sheet-warnings = Read with warnings
sheet-reason = Reason
sheet-remarks = Worth knowing before reading
sheet-remarks-meaning = None of this is proof of anything, and nothing above depends on it.
sheet-line = Line
sheet-remark = Remark
sheet-method = Method
sheet-method-text = Each program becomes a sequence of tokens in which all names are one, and { $selection }. A fingerprint counts the more, the fewer submissions have it, and the scores of all pairs of a class of ten or more say how similar independent work on the same task is. For this sheet, greedy string tiling (Wise 1993) has laid the two programs against each other, the longest match first and no token used twice; what that leaves was compared again in a form in which loops, branches and the order of statements have one way to be written.
selection-winnowing = winnowing (Schleimer, Wilkerson, Aiken, SIGMOD 2003) selects fingerprints of it such that any run of { $guarantee } tokens that two programs share is found
selection-guaranteed = the scheme { $scheme } selects fingerprints of it such that any run of { $guarantee } tokens that two programs share is found
selection-other = the scheme { $scheme } selects fingerprints of it without a promise to find any run that two programs share
sheet-matches = Matches
sheet-no-match = There is no match to show.
sheet-matches-table = Table of matches
sheet-strongest-first = The strongest evidence first
sheet-match = Match
sheet-match-number = match
sheet-match-end = end of match
sheet-kind = Kind
sheet-share = Share of the evidence
sheet-rarest = Rarest part
sheet-rarest-unknown = not known
sheet-rarest-shared =
    { $all ->
        [one] shared by { $count } of { $all } submission
       *[other] shared by { $count } of { $all } submissions
    }
sheet-kinds-meaning = Identical: every word, number and operator. Identifiers renamed: all but names and literals. Restructured: the same steps, written in another way or in another order. In a different order: the match is at another place among the matches. Evidence: what the two share, each part weighted by how few submissions have it.
sheet-settings = Settings
sheet-sources = Sources
sheet-sources-key = A match has its number at its beginning and its end. It is underlined twice if it is identical, once if identifiers or literals differ, and with dots if it is restructured. Starter code is grey; it was not compared. A character that would not be seen stands in a box as its number.
sheet-no-sources = Its sources are not part of this sheet.
sheet-file-without-match = no match
sheet-starter-code = starter code
sheet-made-by = Made by codesim { $version }.
compared-class =
    { $submissions ->
        [one] The class has { $submissions } submission, and { $pairs } pairs were compared.
       *[other] { $pairs ->
            [one] The class has { $submissions } submissions, and { $pairs } pair were compared.
           *[other] The class has { $submissions } submissions, and { $pairs } pairs were compared.
        }
    }
compared-earlier =
    { $count ->
        [one] From earlier years: { $count } submission, compared with those of this year and not with each other.
       *[other] From earlier years: { $count } submissions, compared with those of this year and not with each other.
    }
compared-references =
    { $count ->
        [one] With { $count } reference, a solution that nobody of the class handed in. No number of the class depends on it.
       *[other] With { $count } references, solutions that nobody of the class handed in. No number of the class depends on them.
    }
compared-index =
    { $count ->
        [one] It was also compared with { $count } submission of the index { $index }.
       *[other] It was also compared with { $count } submissions of the index { $index }.
    }
compared-no-starter = No starter code was named.
compared-starter = Starter code was not compared: { $paths }.
setting-codesim = Codesim
setting-folders = Folders
setting-earlier = Earlier years
setting-references = References
setting-snapshots = Snapshots
setting-git-history = Commits of git
setting-git-history-read = read
setting-read-as = Read as
setting-index = Index
setting-starter = Starter code
setting-file = Settings
setting-languages = Languages
setting-include = Files read
setting-exclude = Files not read
setting-encoding = Encoding
setting-extensions = Read by extension
setting-extension = { $extension } as { $id }
setting-min-tokens = Judged from
setting-structure = Structure
setting-text = Text
setting-thresholds = matches from { $noise } tokens, all from { $guarantee } tokens on
setting-selection = Selection
setting-common = Ignored as too common
setting-common-value =
    { $count ->
        [one] what is in more than { $count } submission
       *[other] what is in more than { $count } submissions
    }
setting-imports = Imports
setting-imports-compared = compared
setting-imports-left-out = left out`;function Ya(e){return document.getElementById(e)?.textContent??``}var Xa=(typeof document>`u`?``:document.documentElement.lang)||`en`,Za=Xa===`en`?`en-US`:Xa,Qa=Xa===`en`?`en-GB`:Xa,$a=new xa(Za,{useIsolating:!1});$a.addResource(new Ka(Ja)),typeof document<`u`&&$a.addResource(new Ka(Ya(`messages`)),{allowOverrides:!0});function eo(e,...[t]){return to(e,t)}function to(e,t){let n=$a.getMessage(e)?.value;return n?$a.formatPattern(n,t):e}function no(e){return new Intl.NumberFormat(Za,e)}function ro(e){return new Intl.DateTimeFormat(Qa,e)}function io(e){try{return decodeURIComponent(e)}catch{return e}}function ao(e){let[t=``,...n]=e.replace(/^#\/?/,``).split(`?`);return{parts:t.split(`/`).map(io),query:oo(n.join(`?`))}}function oo(e){return Object.fromEntries(new URLSearchParams(e))}var so=new class{#e=A([]);get parts(){return z(this.#e)}set parts(e){j(this.#e,e)}#t=A({});get query(){return z(this.#t)}set query(e){j(this.#t,e)}#n=A(0);get moves(){return z(this.#n)}set moves(e){j(this.#n,e,!0)}#r=location.hash;constructor(){Object.assign(this,ao(location.hash)),addEventListener(`hashchange`,()=>{this.#r=location.hash,Object.assign(this,ao(location.hash)),this.moves++})}get isThere(){return this.#r===location.hash}go(e){location.assign(e)}replace(e){location.replace(e)}set(e){let t=Object.entries({...this.query,...e}).filter(([,e])=>e),n=Object.fromEntries(t);this.#i(this.parts,n)}rename(e){this.#i(e,this.query)}#i(e,t){let n=uo(e,t);this.isThere&&n!==uo(this.parts,this.query)&&(history.replaceState(history.state,``,n),this.#r=location.hash,Object.assign(this,{parts:e,query:t}))}};function X(...e){return uo(e,{})}var co=lo()?`about:srcdoc`:``;function lo(){return location.protocol===`about:`}function uo(e,t){let n=`${co}#/${e.map(encodeURIComponent).join(`/`)}`,r=new URLSearchParams(t).toString();return r===``?n:`${n}?${r}`}var fo=H(`<div role="alert" class="card svelte-1dk8ht6"><strong class="svelte-1dk8ht6"> </strong> <code> </code></div>`),po=H(`<!> <!>`,1);function mo(e,t){E(t,!0);let n=A(``),r;function i(e,t){j(n,e instanceof Error?e.message:String(e),!0),r=t}wn(()=>{so.parts,j(n,``),r?.(),r=void 0});var a=po();B(`error`,nn,e=>{e instanceof ErrorEvent&&e.error&&i(e.error)}),B(`unhandledrejection`,nn,e=>i(e.reason));var o=N(a),s=e=>{var t=fo(),r=M(t),i=P(r,!0),a=F(r),o=P(F(a),!0);T(t),I((e,t)=>{W(i,e),W(a,` ${t??``} `),W(o,z(n))},[()=>eo(`guard-title`),()=>eo(`guard-advice`)]),U(e,t)};G(o,e=>{z(n)&&e(s)}),Vr(F(o,2),{onerror:i,failed:e=>{}},e=>{var n=Lr();ai(N(n),()=>t.children),U(e,n)}),U(e,a),D()}var ho;async function go(e){let t=ho;ho=void 0,(await t?.()??_o(e)).focus({preventScroll:!0})}function _o(e){let t=e.querySelector(`h1`);return t&&(t.tabIndex=-1),t??e}Je();var vo=new class{#e=A(``);get text(){return z(this.#e)}set text(e){j(this.#e,e,!0)}},yo=H(`<div class="away no-print" aria-live="polite" data-announced=""> </div>`);function bo(e,t){E(t,!1),zi();var n=yo(),r=P(n,!0);I(()=>W(r,vo.text)),U(e,n),D()}var xo=H(`<select><option> </option><option> </option><option> </option></select>`);function So(e,t){E(t,!0);let n=`codesim-colours`,r={auto:`light dark`,light:`light`,dark:`dark`};function i(){try{return localStorage.getItem(n)??`auto`}catch{return`auto`}}let a=A($t(i()));wn(()=>{document.documentElement.style.colorScheme=r[z(a)]??r.auto;try{localStorage.setItem(n,z(a))}catch{}});var o=xo(),s=M(o),c=P(s,!0);s.value=s.__value=`auto`;var l=F(s),u=P(l,!0);l.value=l.__value=`light`;var d=F(l),f=P(d,!0);d.value=d.__value=`dark`,T(o),mi(o),I((e,t,n,r)=>{J(o,`aria-label`,e),W(c,t),W(u,n),W(f,r)},[()=>eo(`colours`),()=>eo(`colours-auto`),()=>eo(`colours-light`),()=>eo(`colours-dark`)]),hi(o,()=>z(a),e=>j(a,e)),U(e,o),D()}function Co(e){let t=()=>{let t=e.scrollWidth-e.clientWidth-e.scrollLeft;e.style.setProperty(`--start`,`${Math.min(28,e.scrollLeft)}px`),e.style.setProperty(`--end`,`${Math.min(28,Math.max(0,t))}px`)},n=new ResizeObserver(t);return n.observe(e),e.addEventListener(`scroll`,t,{passive:!0}),()=>{n.disconnect(),e.removeEventListener(`scroll`,t)}}var wo=H(`<a class="brand svelte-20dx1m">codesim</a>`),To=H(`<a class="svelte-20dx1m"> </a>`),Eo=H(`<a class="skip svelte-20dx1m" href="#content"> </a> <header class="no-print svelte-20dx1m"><!> <nav class="svelte-20dx1m"></nav> <!> <!></header> <!> <main id="content" tabindex="-1" class="svelte-20dx1m"><!></main>`,1);function Do(e,t){E(t,!0);let n=Ui(t,`reader`,3,``),r;function i(e){return so.parts[0]===e?`page`:t.within===e?`true`:void 0}let a=!0;wn(()=>{if(so.moves,n(),a){a=!1;return}let e=Number(history.state?.top??0);gr().then(()=>{scrollTo(0,e),go(r)})});function o(e){so.parts[0];let t=e.querySelector(`[aria-current]`);if(!t)return;let{left:n,width:r}=t.getBoundingClientRect(),i=e.getBoundingClientRect();e.scrollLeft+=n+r/2-(i.left+i.width/2)}function s(){so.isThere&&scrollY!==(history.state?.top??0)&&history.replaceState({top:scrollY},``)}var c=Eo();B(`scrollend`,rn,s);var l=N(c),u=P(l,!0),d=F(l,2),f=M(d),p=e=>{var n=Lr();ai(N(n),()=>t.way),U(e,n)},m=e=>{var t=wo();I(e=>J(t,`href`,e),[()=>X(``)]),U(e,t)};G(f,e=>{t.way?e(p):e(m,-1)});var g=F(f,2);K(g,21,()=>t.views,([e,t])=>e,(e,t)=>{var n=O(()=>h(z(t),2));let r=()=>z(n)[0],a=()=>z(n)[1];var o=To(),s=P(o,!0);I((e,t)=>{J(o,`href`,e),J(o,`aria-current`,t),W(s,a())},[()=>X(r()),()=>i(r())]),U(e,o)}),T(g),si(g,()=>Co),si(g,()=>o);var _=F(g,2);ai(_,()=>t.tools),So(F(_,2),{}),T(d);var v=F(d,2);bo(v,{});var y=F(v,2);mo(M(y),{children:(e,n)=>{var r=Lr();ai(N(r),()=>t.children),U(e,r)},$$slots:{default:!0}}),T(y),Ri(y,e=>r=e,()=>r),I((e,t)=>{W(u,e),J(g,`aria-label`,t)},[()=>eo(`frame-skip`),()=>eo(`frame-views`)]),V(`click`,l,e=>(e.preventDefault(),r.focus())),U(e,c),D()}Or([`click`]);var Oo=no({maximumFractionDigits:4});function ko(e){return Oo.format(e)}function Ao(e,t){let n=t.endsWith(`ch`)?`es`:`s`;return`${ko(e)} ${t}${e===1?``:n}`}function jo(e){let t=Math.round(e*100);return e>0&&t<1?`<1 %`:e<1&&t>99?`>99 %`:`${t} %`}ro({dateStyle:`medium`,timeStyle:`short`,timeZone:`UTC`}),ro({dateStyle:`medium`});var Mo=ro({dateStyle:`medium`,timeStyle:`short`});function No(e){return Mo.format(e)}var Po=[`kB`,`MB`,`GB`,`TB`];function Fo(e){if(e<1e3)return Ao(e,`byte`);let t=0,n=e/1e3;for(;n>=999.5&&t<Po.length-1;)n/=1e3,t++;return`${n<9.95?n.toFixed(1).replace(`.0`,``):Math.round(n)} ${Po[t]}`}function Io(e){return e<100?Ao(Math.ceil(e),`second`):Ao(Math.ceil(e/60),`minute`)}function Lo(e){let t=Y(e.trim()).replace(/^\p{Ll}\p{L}*(?=[\s,;]|$)/u,e=>e[0].toUpperCase()+e.slice(1));return/[.!?]$/.test(t)?t:`${t}.`}var Ro={canvas:`Canvas`,github:`GitHub Classroom`,moodle:`Moodle`},zo={queued:`waiting`,running:`comparing`,finished:`finished`,failed:`failed`,cancelled:`cancelled`};function Bo(e){return zo[e]}function Vo({state:e,progress:t}){return e===`queued`?`Waiting for other comparisons to end`:t?.stage?`Comparing: ${t.stage}`:`Comparing`}var Ho=[[`read`,`sees comparisons and reports`],[`write`,`uploads, cancels and deletes too`],[`moss`,`is the user id of clients of MOSS, for uploads alone`]];function Uo({title:e,created:t}){return e?Y(e):`Uploaded on ${Wo(t)}`}function Wo(e){let t=Date.parse(e);return Number.isNaN(t)?e:No(t)}function Go(e){return e===null?`kept until somebody deletes it`:`deleted after ${Ao(e,`day`)}`}function Ko(e){return/memory/.test(e)?`Upload fewer files at once, or only the languages that you need. If that does not help, the administrator of the service can give it more memory.`:/archive|zip|tar\b/.test(e)?`See whether the archive opens on your computer, pack it again, or drop its folder instead.`:`Check that you chose the right files: a folder or an archive that has one folder or file for each student. Then upload it again.`}var qo=`api/v1/`,Jo={"X-Codesim":`1`},Yo=class extends Error{status;wait;constructor(e,t,n=null){super(t),this.status=e,this.wait=n}};function Z(...e){return qo+e.map(e=>encodeURIComponent(e)).join(`/`)}var Xo=()=>{};function Zo(e){Xo=e}function Qo(e){e===401&&Xo()}async function Q(e,t,n){try{return await $o(e,t,n)}catch(e){throw e instanceof Yo&&Qo(e.status),e}}async function $o(e,t,n){let r=n===void 0?{}:{body:JSON.stringify(n)},i={...Jo,...n===void 0?{}:{"Content-Type":`application/json`}},a=await fetch(t,{method:e,headers:i,...r}).catch(()=>{throw es()});if(!a.ok)throw ts(a.status,await a.text(),a.headers.get(`Retry-After`));return a.status===204?void 0:await a.json()}function es(){return new Yo(0,`The service cannot be reached. Check your connection, and try again.`)}function ts(e,t,n=null){let r=Number(n)||null;return new Yo(e,ns(e,rs(t),r),r)}function ns(e,t,n){switch(e){case 401:return`Your session has ended: sign in again.`;case 403:return`You may not do this. An admin of this service may.`;case 404:return`This is not there any more, or it is not yours.`;case 409:return Lo(t||`this name is taken: choose another one`);case 413:return`This is too much at once: ${Lo(t.replace(/(\d+) bytes/,(e,t)=>Fo(Number(t))))}`;case 429:return`Too many tries. Wait ${Io(n??60)}, then try again.`;default:return Lo(t||`the service answered ${e}: try again later`)}}function rs(e){try{let{error:t}=JSON.parse(e);return typeof t==`string`?t:``}catch{return``}}function is(e){return e instanceof Error?e.message:String(e)}var as=Z(`session`),os=new class{#e=A();get me(){return z(this.#e)}set me(e){j(this.#e,e)}#t=A(!1);get hasEnded(){return z(this.#t)}set hasEnded(e){j(this.#t,e,!0)}constructor(){Zo(()=>{this.hasEnded=this.me!==void 0,this.me=void 0})}get isAdmin(){return this.me?.is_admin??!1}async resume(){this.me=await $o(`GET`,as).catch(()=>void 0)}async signIn(e,t){try{this.me=await $o(`POST`,as,{name:e,password:t}),this.hasEnded=!1}catch(e){throw!(e instanceof Yo)||e.status!==401?e:new Yo(401,`The name or the password is not right.`)}}async signOut(){await Q(`DELETE`,as),this.me=void 0,this.hasEnded=!1}},ss=class{#e=A();get value(){return z(this.#e)}set value(e){j(this.#e,e)}#t=A(``);get problem(){return z(this.#t)}set problem(e){j(this.#t,e,!0)}#n;constructor(e){this.#n=e,this.again()}async again(){try{this.value=await this.#n(),this.problem=``}catch(e){this.problem=is(e)}}},cs=class{#e=A(!1);get busy(){return z(this.#e)}set busy(e){j(this.#e,e,!0)}#t=A(``);get problem(){return z(this.#t)}set problem(e){j(this.#t,e,!0)}async run(e){if(this.busy)return!1;this.busy=!0,this.problem=``;try{return await e(),!0}catch(e){return this.problem=is(e),!1}finally{this.busy=!1}}},ls=H(`<p role="alert" class="problem"> <button>Try again</button></p>`),us=H(`<p class="muted">Loading…</p>`),ds=H(`<!> <!>`,1);function fs(e,t){E(t,!0);var n=ds(),r=N(n),i=e=>{var n=ls(),r=M(n),i=F(r);T(n),I(()=>W(r,`${t.of.problem??``} `)),V(`click`,i,()=>t.of.again()),U(e,n)};G(r,e=>{t.of.problem&&e(i)});var a=F(r,2),o=e=>{var n=Lr();ai(N(n),()=>t.children,()=>t.of.value),U(e,n)},s=e=>{U(e,us())};G(a,e=>{t.of.value===void 0?t.of.problem||e(s,1):e(o)}),U(e,n),D()}Or([`click`]);var ps=H(`<bdi class="name"> </bdi>`);function $(e,t){E(t,!0);var n=ps(),r=P(n,!0);I(e=>W(r,e),[()=>Y(t.of)]),U(e,n),D()}var ms=H(`<label> <input type="password" autocomplete="new-password" minlength="10" maxlength="200" placeholder="at least 10 characters"/></label>`);function hs(e,t){E(t,!0);let n=Ui(t,`label`,3,`New password`),r=Ui(t,`value`,15),i=Ui(t,`required`,3,!0);var a=ms(),o=M(a),s=F(o);q(s),T(a),I(()=>{W(o,`${n()??``} `),s.required=i()}),Ai(s,r),U(e,a),D()}var gs=H(`<p role="alert" class="problem"> </p>`);function _s(e,t){E(t,!0);var n=Lr(),r=N(n),i=e=>{var n=gs(),r=P(n,!0);I(()=>W(r,t.of.problem)),U(e,n)};G(r,e=>{t.of.problem&&e(i)}),U(e,n),D()}var vs=H(`<section class="card" aria-labelledby="password"><h2 id="password">Password</h2> <form class="fields"><input type="text" autocomplete="username" hidden=""/> <label>Present password <input type="password" autocomplete="current-password" required=""/></label> <!> <!> <div class="tools"><button class="primary">Change</button> <span role="status"> </span></div></form></section>`),ys=H(`<p>You sign in at your provider, which has your password.</p>`),bs=H(`<button>End</button>`),xs=H(`<li><span> </span> <span class="small muted"> </span> <!></li>`),Ss=H(`<ul class="items"></ul>`),Cs=H(`<h1>Account of <!></h1> <!> <section class="card" aria-labelledby="sessions"><h2 id="sessions">Sessions</h2> <!> <!></section>`,1);function ws(e,t){E(t,!0);let n=new ss(()=>Q(`GET`,Z(`sessions`))),r=new cs,i=new cs,a=A(``),o=A(``),s=A(``);async function c(e){e.preventDefault(),j(s,``);let t=await r.run(()=>Q(`PUT`,Z(`session`,`password`),{present:z(a),new:z(o)}));j(a,j(o,``),!0),t&&(j(s,`Your password is changed. Your other sessions have ended.`),await n.again())}function l({id:e}){return i.run(async()=>{await Q(`DELETE`,Z(`sessions`,e)),await n.again()})}var u=Cs();oi(`1rda7eu`,e=>{On(()=>{rn.title=`Account · codesim`})});var f=N(u);$(F(M(f)),{get of(){return os.me.name}}),T(f);var p=F(f,2),m=e=>{var t=vs(),n=F(M(t),2),i=M(n);q(i);var l=F(i,2),u=F(M(l));q(u),T(l);var d=F(l,2);hs(d,{get value(){return z(o)},set value(e){j(o,e,!0)}});var f=F(d,2);_s(f,{get of(){return r}});var p=F(f,2),m=M(p),h=P(F(m,2),!0);T(p),T(n),T(t),I(()=>{Si(i,os.me.name),m.disabled=r.busy,W(h,z(s))}),B(`submit`,n,c),Ai(u,()=>z(a),e=>j(a,e)),U(e,t)},h=e=>{U(e,ys())};G(p,e=>{os.me.has_password?e(m):e(h,-1)});var g=F(p,2),_=F(M(g),2);fs(_,{get of(){return n},children:(e,t=d)=>{var n=Ss();K(n,21,t,e=>e.id,(e,t)=>{var n=xs(),r=M(n),a=P(r),o=F(r,2),s=P(o),c=F(o,2),u=e=>{var n=bs();I(e=>{J(n,`aria-label`,`End the session from ${e??``}`),n.disabled=i.busy},[()=>Y(z(t).address)]),V(`click`,n,()=>l(z(t))),U(e,n)};G(c,e=>{z(t).is_current||e(u)}),T(n),I((e,n,r)=>{W(a,`${e??``}${z(t).is_current?`, this one`:``}`),W(s,`${n??``}ends ${r??``}`)},[()=>z(t).address?`From ${Y(z(t).address)}`:`From an unknown address`,()=>z(t).began===null?``:`since ${Wo(z(t).began)}, `,()=>Wo(z(t).expires)]),U(e,n)}),T(n),U(e,n)},$$slots:{default:!0}}),_s(F(_,2),{get of(){return i}}),T(g),U(e,u),D()}Or([`click`]);function Ts(e){let t=new Map;for(let[n,r]of Object.entries(e.paths))for(let[i,a]of Object.entries(r)){let r=a.tags?.[0]??``,o=Es(e,i,n,a);t.set(r,[...t.get(r)??[],o])}return t}function Es(e,t,n,r){let i=Object.entries(r.requestBody?.content??{});return{method:t.toUpperCase(),path:n,about:r.summary??r.description??``,parameters:(r.parameters??[]).map(({name:e,in:t,description:n})=>({name:e,kind:t,about:n??``,needed:t===`path`})),sent:i.flatMap(([,{schema:t}])=>Ds(e,t)),kind:i.map(([e])=>e).join(` or `),answers:Object.entries(r.responses).map(([t,n])=>({status:t,about:n.description,fields:Object.values(n.content??{}).flatMap(({schema:t})=>Ds(e,t))}))}}function Ds(e,t){let n=Os(e,t),r=Os(e,n?.items??n);return Object.entries(r?.properties??{}).map(([t,n])=>({name:t,kind:ks(e,n),about:n.description??``,needed:r?.required?.includes(t)??!1}))}function Os(e,t){let n=t?.$ref?.split(`/`).at(-1);return n===void 0?t:e.components?.schemas?.[n]}function ks(e,t){let n=Os(e,t)??{};return n.enum?n.enum.map(String).join(` or `):n.oneOf?n.oneOf.map(t=>ks(e,t)).join(` or `):n.items?`list of ${ks(e,n.items)}`:[n.type??`anything`].flat().map(e=>({string:`text`,integer:`number`,boolean:`true or false`})[e]??e).join(` or `)}var As=H(`<dt class="svelte-1pjy6ga"><code> </code> <span class="small muted"> </span></dt> <dd class="svelte-1pjy6ga"> </dd>`,1),js=H(`<h3 class="svelte-1pjy6ga"> </h3> <dl class="svelte-1pjy6ga"></dl>`,1);function Ms(e,t){E(t,!0);var n=Lr(),r=N(n),i=e=>{var n=js(),r=N(n),i=P(r,!0),a=F(r,2);K(a,21,()=>t.fields,({name:e,kind:t,about:n,needed:r})=>e,(e,t)=>{let n=()=>z(t).name,r=()=>z(t).kind,i=()=>z(t).about,a=()=>z(t).needed;var o=As(),s=N(o),c=M(s),l=P(c,!0),u=P(F(c,2));T(s);var d=P(F(s,2),!0);I(()=>{W(l,n()),W(u,`${r()??``}${a()?``:`, may be left out`}`),W(d,i())}),U(e,o)}),T(a),I(()=>W(i,t.title)),U(e,n)};G(r,e=>{t.fields.length>0&&e(i)}),U(e,n),D()}var Ns=H(`<li><strong> </strong> <!></li>`),Ps=H(`<details class="svelte-fhk1fk"><summary class="svelte-fhk1fk"><code> </code> <span class="muted"> </span></summary> <!> <!> <h3 class="svelte-fhk1fk">Answers</h3> <ul class="svelte-fhk1fk"></ul></details>`);function Fs(e,t){E(t,!0);var n=Ps(),r=M(n),i=M(r),a=P(i),o=P(F(i,2),!0);T(r);var s=F(r,2);Ms(s,{title:`In the address`,get fields(){return t.asked.parameters}});var c=F(s,2);Ms(c,{get title(){return`Sent, as ${t.asked.kind??``}`},get fields(){return t.asked.sent}});var l=F(c,4);K(l,21,()=>t.asked.answers,({status:e,about:t,fields:n})=>e,(e,t)=>{let n=()=>z(t).status,r=()=>z(t).about,i=()=>z(t).fields;var a=Ns(),o=M(a),s=P(o,!0),c=F(o),l=F(c),u=e=>{Ms(e,{title:`With`,get fields(){return i()}})},d=O(()=>Number(n())<300);G(l,e=>{z(d)&&e(u)}),T(a),I(()=>{W(s,n()),W(c,` ${r()??``} `)}),U(e,a)}),T(l),T(n),I(()=>{W(a,`${t.asked.method??``} ${t.asked.path??``}`),W(o,t.asked.about)}),U(e,n),D()}var Is=H(`<section class="card"><h2> </h2> <!></section>`),Ls=H(`<p> </p> <p>The same for programs, in OpenAPI: <a>openapi.json</a></p> <!>`,1),Rs=H(`<h1>For scripts</h1> <!>`,1);function zs(e,t){E(t,!1);let n=new ss(()=>$o(`GET`,Z(`openapi.json`)));zi();var r=Rs();oi(`14536r`,e=>{On(()=>{rn.title=`For scripts · codesim`})}),fs(F(N(r),2),{get of(){return n},children:(e,t=d)=>{var n=Ls(),r=N(n),i=P(r,!0),a=F(r,2),o=F(M(a));T(a),K(F(a,2),1,()=>Ts(t()),([e,t])=>e,(e,t)=>{var n=O(()=>h(z(t),2));let r=()=>z(n)[0],i=()=>z(n)[1];var a=Is(),o=M(a),s=P(o,!0);K(F(o,2),1,i,e=>e.method+e.path,(e,t)=>{Fs(e,{get asked(){return z(t)}})}),T(a),I(()=>{J(a,`aria-labelledby`,`tag-${r()??``}`),J(o,`id`,`tag-${r()??``}`),W(s,r())}),U(e,a)}),I(e=>{W(i,t().info.description),J(o,`href`,e)},[()=>Z(`openapi.json`)]),U(e,n)},$$slots:{default:!0}}),U(e,r),D()}var Bs=H(`<p>In one course. <a>In all courses</a></p>`),Vs=H(`<strong> </strong>`),Hs=H(` <code class="svelte-1x0syvu"> </code>`,1),Us=H(`<li><span><strong><!></strong> <!></span> <time class="small muted"> </time></li>`),Ws=H(`<button>Older entries</button>`),Gs=H(`<ol class="items card"></ol> <!>`,1),Ks=H(`<p>Nothing found.</p>`),qs=H(`<h1>Audit log</h1> <!> <form class="tools"><label>Search <input type="search" maxlength="200" placeholder="name, job or action"/></label> <label>From <input type="date"/></label> <label>Before <input type="date"/></label> <button>Search</button> <a class="button" download="">CSV</a> <a class="button" download="">JSON lines</a> <button type="button">Check</button></form> <!> <p role="status"><!></p> <!>`,1);function Js(e,t){E(t,!0);let n=so.query.course,r=new cs,i=A(``),a=A(``),o=A(``),s=A(void 0),c=A(!1),l=A(void 0);function u(e={}){let t={course:n??``,text:z(i).trim(),from:z(a),to:z(o),...e};return`?${new URLSearchParams(Object.entries(t).filter(([,e])=>e!==``))}`}function d(e){return r.run(async()=>{let t=await Q(`GET`,Z(`audit`)+u({limit:`100`,before:e}));j(s,e===``?t:[...z(s)??[],...t]),j(c,t.length===100)})}async function f(e){e.preventDefault(),await d(``)}function p(){return r.run(async()=>{j(l,await Q(`GET`,Z(`audit`,`check`)))})}d(``);var m=qs();oi(`1x0syvu`,e=>{On(()=>{rn.title=`Audit log · codesim`})});var h=F(N(m),2),g=e=>{var t=Bs(),n=F(M(t));T(t),I(e=>J(n,`href`,e),[()=>X(`audit`)]),U(e,t)};G(h,e=>{n!==void 0&&e(g)});var _=F(h,2),v=M(_),y=F(M(v));q(y),T(v);var b=F(v,2),x=F(M(b));q(x),T(b);var S=F(b,2),ee=F(M(S));q(ee),T(S);var te=F(S,2),ne=F(te,2),re=F(ne,2),ie=F(re,2);T(_);var ae=F(_,2);_s(ae,{get of(){return r}});var oe=F(ae,2),se=M(oe),ce=e=>{var t=Vs(),n=P(t);I(()=>W(n,`Entry ${z(l).broken??``} was changed, or the one before it is missing.`)),U(e,t)},le=e=>{var t=Hs(),n=N(t),r=P(F(n),!0);I(e=>{W(n,`${e??``}, none of them changed or missing. The last hash is `),W(r,z(l).last_hash)},[()=>Ao(z(l).entries,`row`)]),U(e,t)};G(se,e=>{z(l)?.broken==null?z(l)&&e(le,1):e(ce)}),T(oe);var ue=F(oe,2),de=e=>{var t=Gs(),n=N(t);K(n,21,()=>z(s),({id:e,at:t,who:n,what:r,about:i})=>e,(e,t)=>{let n=()=>z(t).at,r=()=>z(t).who,i=()=>z(t).what,a=()=>z(t).about;var o=Us(),s=M(o),c=M(s);$(M(c),{get of(){return r()}}),T(c);var l=F(c);$(F(l),{get of(){return a()}}),T(s);var u=F(s,2),d=P(u,!0);T(o),I(e=>{W(l,` ${i()??``} `),J(u,`datetime`,n()),W(d,e)},[()=>Wo(n())]),U(e,o)}),T(n);var i=F(n,2),a=e=>{var t=Ws();I(()=>t.disabled=r.busy),V(`click`,t,()=>d(String(z(s).at(-1).id))),U(e,t)};G(i,e=>{z(c)&&e(a)}),U(e,t)},fe=e=>{U(e,Ks())};G(ue,e=>{z(s)&&z(s).length>0?e(de):z(s)&&e(fe,1)}),I((e,t,n,i)=>{te.disabled=r.busy,J(ne,`href`,`${e??``}${t??``}`),J(re,`href`,`${n??``}${i??``}`),ie.disabled=r.busy},[()=>Z(`audit`,`export`),()=>u({format:`csv`}),()=>Z(`audit`,`export`),()=>u({format:`jsonl`})]),B(`submit`,_,f),Ai(y,()=>z(i),e=>j(i,e)),Ai(x,()=>z(a),e=>j(a,e)),Ai(ee,()=>z(o),e=>j(o,e)),V(`click`,ie,p),U(e,m),D()}Or([`click`]);var Ys=H(`<strong><!> and <!></strong>`),Xs=H(`<button class="small" title="The audit log says who saw them">Show the names</button>`),Zs=H(`<span role="status"><!></span> <!> <!>`,1);function Qs(e,t){E(t,!0);let n=new cs,r=A(void 0);async function i(){j(r,await Q(`POST`,Z(`jobs`,t.job,`names`),{left:t.left,right:t.right}))}var a=Zs(),o=N(a),s=M(o),c=e=>{var t=Ys(),n=M(t);$(n,{get of(){return z(r).left}}),$(F(n,2),{get of(){return z(r).right}}),T(t),U(e,t)};G(s,e=>{z(r)&&e(c)}),T(o);var l=F(o,2),u=e=>{var t=Xs();I(()=>t.disabled=n.busy),V(`click`,t,()=>n.run(i)),U(e,t)};G(l,e=>{z(r)||e(u)}),_s(F(l,2),{get of(){return n}}),U(e,a),D()}Or([`click`]);var $s=H(`<p><a download="case.zip">File of the case</a></p>`),ec=H(`<span class="name"> </span>`),tc=H(`<li> <!><!> <!> <span class="small muted"><!>, <time> </time></span></li>`),nc=H(`<li><div><strong><!> – <!></strong> <span class="small muted"><!> </span> <p> </p> <!> <ul></ul></div></li>`),rc=H(`<li>No pair is confirmed.</li>`),ic=H(`<ul class="items"></ul>`),ac=H(`<section class="card" aria-labelledby="cases"><h2 id="cases">Confirmed cases</h2> <!></section>`);function oc(e,t){E(t,!0);let n=new ss(()=>Q(`GET`,Z(`courses`,t.course,`cases`)));function r({job:e,decisions:{left:t,right:n}}){return`${Z(`jobs`,e,`case`)}?${new URLSearchParams({left:t,right:n})}`}function i({pair:e}){let t=e;return typeof t?.why==`string`?t.why:``}var a=ac();fs(F(M(a),2),{get of(){return n},children:(e,t=d)=>{var n=ic();K(n,21,t,e=>JSON.stringify([e.job,e.decisions.left,e.decisions.right]),(e,t)=>{var n=nc(),a=M(n),o=M(a),s=M(o);$(s,{get of(){return z(t).decisions.left}}),$(F(s,2),{get of(){return z(t).decisions.right}}),T(o);var c=F(o,2),l=M(c);$(l,{get of(){return z(t).title}});var u=F(l);T(c);var d=F(c,2),f=P(d,!0),p=F(d,2),m=e=>{Qs(e,{get job(){return z(t).job},get left(){return z(t).decisions.left},get right(){return z(t).decisions.right}})},h=e=>{var n=$s(),i=P(n);I(e=>J(i,`href`,e),[()=>r(z(t))]),U(e,n)};G(p,e=>{z(t).blind?e(m):e(h,-1)});var g=F(p,2);K(g,21,()=>z(t).decisions.decisions,({status:e,note:t,by:n,at:r,proposal:i,carried:a})=>n,(e,t)=>{let n=()=>z(t).status,r=()=>z(t).note,i=()=>z(t).by,a=()=>z(t).at,o=()=>z(t).proposal,s=()=>z(t).carried;var c=tc(),l=M(c,!0),u=F(l),d=e=>{U(e,Ir(`\xA0(proposed)`))};G(u,e=>{o()&&e(d)});var f=F(u),p=e=>{U(e,Ir(`\xA0(carried over)`))};G(f,e=>{s()&&e(p)});var m=F(f,2),h=e=>{var t=ec(),n=P(t);I(e=>W(n,`“${e??``}”`),[()=>Y(r())]),U(e,t)};G(m,e=>{r()&&e(h)});var g=F(m,2),_=M(g);$(_,{get of(){return i()}});var v=F(_,2),y=P(v,!0);T(g),T(c),I(e=>{W(l,n()),J(v,`datetime`,a()),W(y,e)},[()=>Wo(a())]),U(e,c)}),T(g),T(a),T(n),I((e,t)=>{W(u,`, ${e??``}`),W(f,t)},[()=>Wo(z(t).created),()=>Y(i(z(t)))]),U(e,n)},e=>{U(e,rc())}),T(n),U(e,n)},$$slots:{default:!0}}),T(a),U(e,a),D()}function sc(e){return[...e].map(e=>({path:e.webkitRelativePath||e.name,file:e}))}async function cc(e){let t=[...e.items].filter(({kind:e})=>e===`file`);return(await Promise.all(t.map(lc))).flat()}async function lc(e){let t=e.webkitGetAsEntry(),n=e.getAsFile();if(!t?.isDirectory)return n?sc([n]):[];let r=await e.getAsFileSystemHandle?.();return r?uc(r,r.name):dc(t)}async function uc(e,t){if(e.kind===`file`)return[{path:t,file:await e.getFile()}];let n=[];for await(let r of e.values())n.push(...await uc(r,`${t}/${r.name}`));return n}async function dc(e){if(e.isFile)return[await fc(e)];let t=[];for(let n of await pc(e))t.push(...await dc(n));return t}function fc(e){let t=e.fullPath.replace(/^\//,``);return new Promise((n,r)=>e.file(e=>n({path:t,file:e}),r))}async function pc(e){let t=e.createReader(),n=[];for(;;){let e=await new Promise((e,n)=>t.readEntries(e,n));if(e.length===0)return n;n.push(...e)}}function mc(e,t){return[...new Map([...e,...t].map(e=>[e.path,e])).values()]}function hc(e){let t=gc(e);return t===``?e:e.map(({path:e,file:n})=>({path:e.slice(t.length),file:n}))}function gc(e){let t=e[0]?.path??``,n=t.slice(0,t.indexOf(`/`)+1);return e.every(({path:e})=>e.startsWith(n))?n:``}function _c(e){let t=new Map;for(let{path:n,file:r}of hc(e)){let[e=``,...i]=n.split(`/`),a=t.get(e)??{name:e,isFolder:i.length>0,files:0,bytes:0};a.files++,a.bytes+=r.size,t.set(e,a)}return[...t.values()].sort((e,t)=>e.name<t.name?-1:1)}function vc(e,t){let n=gc(e).length;return e.filter(({path:e})=>e.slice(n).split(`/`)[0]!==t)}function yc(e,t,n){return Sc(Z(`courses`,e,`jobs`),Cc(t),n)}function bc({id:e,course:t},n,r){let i=Cc({title:``,starter:[],references:[],submissions:[]});i.append(`continues`,e);for(let{path:e,file:t}of n)i.append(`submissions`,t,e);return Sc(Z(`courses`,t,`jobs`),i,r)}function xc(e,t,n){return Sc(Z(`jobs`,e,`again`),Cc({submissions:[],...t}),n)}function Sc(e,t,n){let r=new XMLHttpRequest,i=new Promise((e,t)=>{r.upload.onprogress=({loaded:e,total:t})=>n(e/t),r.onabort=()=>e(void 0),r.onerror=()=>t(es()),r.onload=()=>{Qo(r.status),r.status<300?e(JSON.parse(r.responseText)):t(ts(r.status,r.responseText))}});r.open(`POST`,e);for(let[e,t]of Object.entries(Jo))r.setRequestHeader(e,t);return r.send(t),{done:i,cancel:()=>r.abort()}}function Cc({title:e,languages:t,against:n,submissions:r,starter:i,references:a,metadata:o,groups:s}){let c=new FormData;c.append(`title`,e.trim()),t&&c.append(`lang`,t.join(`,`)),n!==void 0&&c.append(`against`,n),o&&c.append(`metadata`,o),s&&c.append(`groups`,s);for(let{path:e,file:t}of hc(r))c.append(`submissions`,t,e);for(let{path:e,file:t}of hc(i))c.append(`boilerplate`,t,e);for(let{path:e,file:t}of a)c.append(`references`,t,e);return c}var wc=class{#e=A();get sending(){return z(this.#e)}set sending(e){j(this.#e,e)}#t=A(0);get share(){return z(this.#t)}set share(e){j(this.#t,e,!0)}#n=A(``);get said(){return z(this.#n)}set said(e){j(this.#n,e,!0)}constructor(){wn(()=>()=>this.sending?.cancel())}async begin(e){this.said=``,this.share=0,this.sending=e(e=>this.share=e);try{let e=await this.sending.done;e?location.hash=X(`job`,e.id):this.said=`Cancelled. Nothing was kept.`}catch(e){this.said=is(e)}this.sending=void 0}},Tc=H(`<label class="button svelte-3sutzw"> <input class="away" type="file" multiple=""/></label>`);function Ec(e,t){E(t,!0);let n=Ui(t,`isFolder`,3,!1);function r({currentTarget:e}){t.onchosen(sc(e.files??[])),e.value=``}var i=Tc(),a=M(i,!0),o=F(a);T(i),I(()=>{W(a,t.label),o.webkitdirectory=n()}),V(`change`,o,r),U(e,i),D()}Or([`change`]);var Dc=H(`<li><span><!> </span> <span class="small muted"> </span> <button class="small">Remove</button></li>`),Oc=H(`<p class="svelte-s730qc"> </p>`),kc=H(`<ul class="items svelte-s730qc"></ul> <!>`,1),Ac=H(`<p role="status" class="svelte-s730qc"> </p> <!>`,1);function jc(e,t){E(t,!0);let n=O(()=>t.groups.reduce((e,t)=>e+t.files,0)),r=O(()=>t.groups.reduce((e,t)=>e+t.bytes,0));var i=Ac(),a=N(i),o=P(a,!0),s=F(a,2),c=e=>{var n=kc(),r=N(n);K(r,21,()=>t.groups.slice(0,500),e=>e.name,(e,n)=>{var r=Dc(),i=M(r),a=M(i);$(a,{get of(){return z(n).name}});var o=F(a,1,!0);T(i);var s=F(i,2),c=P(s),l=F(s,2);T(r),I((e,t,r)=>{W(o,z(n).isFolder?`/`:``),W(c,`${e??``}${t??``}`),J(l,`aria-label`,`Remove ${r??``}`)},[()=>z(n).isFolder?`${Ao(z(n).files,`file`)}, `:``,()=>Fo(z(n).bytes),()=>Y(z(n).name)]),V(`click`,l,()=>t.onremove(z(n).name)),U(e,r)}),T(r);var i=F(r,2),a=e=>{var n=Oc(),r=P(n);I(e=>W(r,`And ${e??``} more.`),[()=>ko(t.groups.length-500)]),U(e,n)};G(i,e=>{t.groups.length>500&&e(a)}),U(e,n)};G(s,e=>{z(n)>0&&e(c)}),I(e=>W(o,e),[()=>z(n)>0?`${Ao(z(n),`file`)}, ${Fo(z(r))}`:``]),U(e,i),D()}Or([`click`]);var Mc=H(`<p role="alert" class="problem"> </p>`),Nc=H(`<div role="group"><h3> </h3> <p class="small muted"> </p> <div class="tools"><!> <!></div> <!> <!></div>`);function Pc(e,t){let n=Rr();E(t,!0);let r=Ui(t,`given`,15),i=Ui(t,`isWide`,3,!1),a=A(!1),o=A(``);function s(e){r(mc(r(),e))}function c(e){e.dataTransfer?.types.includes(`Files`)&&(e.preventDefault(),e.stopPropagation(),j(a,!0))}async function l(e){if(e.dataTransfer?.types.includes(`Files`)){e.preventDefault(),e.stopPropagation(),j(a,!1),j(o,``);try{s(await cc(e.dataTransfer))}catch(e){j(o,`These files cannot be read: ${is(e)}`)}}}function u(){j(a,!1)}var d=Nc();B(`dragover`,nn,function(...e){(i()?c:void 0)?.apply(this,e)}),B(`dragleave`,nn,function(...e){(i()?u:void 0)?.apply(this,e)}),B(`drop`,nn,function(...e){(i()?l:void 0)?.apply(this,e)});let f;var p=M(d),m=P(p,!0),h=F(p,2),g=P(h,!0),_=F(h,2),v=M(_);Ec(v,{get label(){return`Choose ${t.noun??``}`},onchosen:s}),Ec(F(v,2),{get label(){return`Choose a folder of ${t.noun??``}`},isFolder:!0,onchosen:s}),T(_);var y=F(_,2),b=e=>{var t=Mc(),n=P(t,!0);I(()=>W(n,z(o))),U(e,t)};G(y,e=>{z(o)&&e(b)});var x=F(y,2);{let e=O(()=>_c(r()));jc(x,{get groups(){return z(e)},onremove:e=>r(vc(r(),e))})}T(d),I(()=>{f=ui(d,1,`zone svelte-epg6d4`,null,f,{over:z(a)}),J(d,`aria-labelledby`,n),J(p,`id`,n),W(m,t.title),W(g,t.hint)}),B(`dragover`,d,c),B(`dragleave`,d,u),B(`drop`,d,l),U(e,d),D()}var Fc=H(`<label><input type="checkbox"/> <span class="small muted"> </span></label>`),Ic=H(`<fieldset class="svelte-w2yu5i"><legend class="away">Languages</legend> <!></fieldset>`),Lc=H(`<details class="svelte-w2yu5i"><summary> </summary> <p class="small muted">Files are told by their names. Choose some to leave all others out.</p> <!></details>`);function Rc(e,t){E(t,!0);let n=[],r=Ui(t,`chosen`,15),i=Ui(t,`none`,3,`all`),a=new ss(()=>Q(`GET`,Z(`languages`))),o=e=>e.map(e=>`.${e}`).join(` `),s=O(()=>(a.value??[]).filter(({id:e})=>r().includes(e)).map(({name:e})=>e));var c=Lc(),l=M(c),u=P(l);fs(F(l,4),{get of(){return a},children:(e,t=d)=>{var i=Ic();K(F(M(i),2),17,t,({id:e,name:t,extensions:n})=>e,(e,t)=>{let i=()=>z(t).id,a=()=>z(t).name,s=()=>z(t).extensions;var c=Fc(),l=M(c);q(l);var u,d=F(l),f=P(F(d),!0);T(c),I(e=>{u!==(u=i())&&(l.value=(l.__value=u)??``),W(d,` ${a()??``} `),W(f,e)},[()=>o(s())]),Mi(n,[],l,()=>(i(),r()),r),U(e,c)}),T(i),U(e,i)},$$slots:{default:!0}}),T(c),I(e=>W(u,`Languages: ${e??``}`),[()=>z(s).length>0?z(s).join(`, `):i()]),U(e,c),D()}var zc=H(`<div><label class="svelte-r3tqf0"> <progress></progress></label> <span class="away" role="status"> </span> <button type="button">Cancel</button></div>`);function Bc(e,t){E(t,!0);let n=O(()=>Math.floor(t.share*4)/4);var r=zc(),i=M(r),a=M(i),o=F(a);T(i);var s=F(i,2),c=P(s,!0),l=F(s,2);T(r),I((e,n)=>{W(a,`${e??``} `),Si(o,t.share),W(c,n)},[()=>t.share<1?`Uploading: ${jo(t.share)}`:`Uploaded. The service puts it away.`,()=>z(n)<1?`${jo(z(n))} uploaded`:`uploaded`]),V(`click`,l,function(...e){t.oncancel?.apply(this,e)}),U(e,r),D()}Or([`click`]);var Vc=H(`<details class="svelte-1cdldwv"><summary>Names, times and groups</summary> <div class="fields svelte-1cdldwv"><label>Names and times: a CSV file with the columns submission, name, label and timestamp <input type="file" accept=".csv,text/csv"/></label> <label>Groups that worked together, which are not compared with each other: a CSV file with the columns
      submission and group <input type="file" accept=".csv,text/csv"/></label></div></details>`);function Hc(e,t){E(t,!0);let n=Ui(t,`metadata`,15),r=Ui(t,`groups`,15),i=({currentTarget:e})=>e.files?.[0];var a=Vc(),o=F(M(a),2),s=M(o),c=F(M(s));T(s);var l=F(s,2),u=F(M(l));T(l),T(o),T(a),V(`change`,c,e=>n(i(e))),V(`change`,u,e=>r(i(e))),U(e,a),D()}Or([`change`]);var Uc=H(`<option> </option>`),Wc=H(`<label>Compare with earlier years <select><option>No</option><!></select></label>`);function Gc(e,t){E(t,!0);let n=Ui(t,`chosen`,15),r=new ss(()=>Q(`GET`,Z(`courses`,t.course,`indexes`)));var i=Lr(),a=N(i),o=e=>{var t=Wc(),i=F(M(t)),a=M(i);a.value=a.__value=``,K(F(a),17,()=>r.value,({name:e})=>e,(e,t)=>{let n=()=>z(t).name;var r=Uc(),i=P(r,!0),a={};I(e=>{W(i,e),a!==(a=n())&&(r.value=(r.__value=a)??``)},[()=>Y(n())]),U(e,r)}),T(i),mi(i),T(t),hi(i,n),U(e,t)};G(a,e=>{r.value&&r.value.length>0&&e(o)}),U(e,i),D()}var Kc=H(`<span class="small muted">Submissions are missing.</span>`),qc=H(`<button class="primary">Compare</button> <!>`,1),Jc=H(`<section class="card" aria-labelledby="hand-in"><h2 id="hand-in">Compare a class</h2> <form><fieldset class="fields svelte-3s9slt"><legend class="away">Files</legend> <label>Title <input maxlength="200" placeholder="Homework 3" autocomplete="off"/></label> <!> <!> <!> <!> <!> <!></fieldset> <!> <p role="alert" class="problem"> </p></form></section>`);function Yc(e,t){E(t,!0);let n=A(``),r=A([]),i=A([]),a=A([]),o=A($t([])),s=A(``),c=A(void 0),l=A(void 0),u=new wc;function d(e){e.preventDefault();let d={title:z(n),languages:z(o),against:z(s),submissions:z(r),starter:z(i),references:z(a),metadata:z(c),groups:z(l)};u.begin(e=>yc(t.course.id,d,e))}var f=Jc(),p=F(M(f),2),m=M(p),h=F(M(m),2),g=F(M(h));q(g),T(h);var _=F(h,2);Pc(_,{title:`Submissions`,hint:`Drop them anywhere on this page: an archive as your learning platform gives it, a folder with one folder for each student, or many files.`,noun:`submissions`,isWide:!0,get given(){return z(r)},set given(e){j(r,e)}});var v=F(_,2);Pc(v,{title:`Starter code`,hint:`Starter code does not count as copied. Drop it here, if there was any.`,noun:`starter code`,get given(){return z(i)},set given(e){j(i,e)}});var y=F(v,2);Pc(y,{title:`References`,hint:`Solutions that nobody handed in, such as yours or those of the web: each file or folder is one. No number of the class depends on them.`,noun:`references`,get given(){return z(a)},set given(e){j(a,e)}});var b=F(y,2);Rc(b,{get chosen(){return z(o)},set chosen(e){j(o,e,!0)}});var x=F(b,2);Hc(x,{get metadata(){return z(c)},set metadata(e){j(c,e)},get groups(){return z(l)},set groups(e){j(l,e)}}),Gc(F(x,2),{get course(){return t.course.id},get chosen(){return z(s)},set chosen(e){j(s,e,!0)}}),T(m);var S=F(m,2),ee=e=>{Bc(e,{get share(){return u.share},get oncancel(){return u.sending.cancel}})},te=e=>{var t=qc(),n=N(t),i=F(n,2),a=e=>{U(e,Kc())};G(i,e=>{z(r).length===0&&e(a)}),I(()=>n.disabled=z(r).length===0),U(e,t)};G(S,e=>{u.sending?e(ee):e(te,-1)});var ne=P(F(S,2),!0);T(p),T(f),I(()=>{m.disabled=u.sending!==void 0,W(ne,u.said)}),B(`submit`,p,d),Ai(g,()=>z(n),e=>j(n,e)),U(e,f),D()}var Xc=H(`<label> <progress></progress></label> <button type="button">Cancel</button>`,1),Zc=H(`<option> </option>`),Qc=H(`<form class="fields svelte-7cmes2"><label>Assignment <select required=""></select></label> <!> <!> <button class="primary">Import and compare</button></form>`),$c=H(`<p>The service fetches the latest attempts of an assignment with a token of yours, which it uses for this
        alone and does not keep.</p> <form class="fields svelte-7cmes2"><label>Platform <select></select></label> <label>Token <input type="password" required="" autocomplete="off" spellcheck="false"/></label> <button>List assignments</button></form> <!>`,1),el=H(`<section class="card" aria-labelledby="import"><h2 id="import">Import an assignment</h2> <!> <!> <p role="alert" class="problem"> </p></section>`);function tl(e,t){E(t,!0);let n=Z(`courses`,t.course,`import`),r=new ss(()=>Q(`GET`,Z(`sources`))),i=new cs,a=A(void 0),o=A(``),s=A(void 0),c=A(void 0),l=A($t([])),u=A(``),d=A(void 0),f=A(``),p;wn(()=>{j(a,z(a)??r.value?.[0],!0)});function m(){j(s,j(c,void 0))}async function h(e){e.preventDefault(),j(f,``),m(),await i.run(async()=>{let e=Z(`courses`,t.course,`sources`,z(a).id,`assignments`);j(s,await Q(`POST`,e,{token:z(o)})),z(s).length===0&&j(f,`There is no assignment that the owner of this token teaches.`)})}async function g(e){e.preventDefault();let{course_id:t,assignment_id:r,title:s}=z(c),f=z(l).join(`,`),p=[...s].slice(0,200).join(``),h={source:z(a).id,token:z(o),course_id:t,assignment_id:r,title:p,lang:f,against:z(u)};await i.run(async()=>{j(d,await Q(`POST`,n,h)),j(o,``),m(),_()})}function _(){p=setTimeout(()=>void v(),1e3)}async function v(){try{let e=await Q(`GET`,n);e?.state===`running`?(j(d,e),_()):z(d)&&y(e)}catch(e){e instanceof Yo&&e.status===0&&z(d)?_():j(f,is(e),!0)}}function y(e){j(d,void 0),e?.job?location.hash=X(`job`,e.job):e?.state===`cancelled`?j(f,`Cancelled. Nothing was kept.`):j(f,Lo(e?.error??`the service was restarted: import the assignment again`),!0)}let b=()=>i.run(()=>Q(`DELETE`,n));wn(()=>(v(),()=>clearTimeout(p)));var x=Lr(),S=N(x),ee=e=>{var n=el(),p=F(M(n),2),_=e=>{var t=Xc(),n=N(t),r=M(n),i=F(r);T(n);var a=F(n,2);I(()=>{W(r,`${z(d).submissions===null?`Asking the platform`:`${z(d).fetched} of ${z(d).submissions} submissions imported`} `),Si(i,z(d).submissions?z(d).fetched/z(d).submissions:0)}),V(`click`,a,b),U(e,t)},v=e=>{var n=$c(),d=F(N(n),2),f=M(d),p=F(M(f));K(p,21,()=>r.value,e=>e.id,(e,t)=>{var n=Zc(),r=P(n),i={};I(e=>{W(r,`${Ro[z(t).kind]??``}, ${e??``}`),i!==(i=z(t))&&(n.value=(n.__value=i)??``)},[()=>Y(z(t).url)]),U(e,n)}),T(p),mi(p),T(f);var _=F(f,2),v=F(M(_));q(v),T(_);var y=F(_,2);T(d);var b=F(d,2),x=e=>{var n=Qc(),r=M(n),a=F(M(r));K(a,21,()=>z(s),e=>`${e.course_id}/${e.assignment_id}`,(e,t)=>{var n=Zc(),r=P(n),i={};I((e,a)=>{W(r,`${e??``}: ${a??``}`),i!==(i=z(t))&&(n.value=(n.__value=i)??``)},[()=>Y(z(t).course),()=>Y(z(t).title)]),U(e,n)}),T(a),mi(a),T(r);var o=F(r,2);Rc(o,{get chosen(){return z(l)},set chosen(e){j(l,e,!0)}});var d=F(o,2);Gc(d,{get course(){return t.course},get chosen(){return z(u)},set chosen(e){j(u,e,!0)}});var f=F(d,2);T(n),I(()=>f.disabled=i.busy||!z(c)),B(`submit`,n,g),hi(a,()=>z(c),e=>j(c,e)),U(e,n)};G(b,e=>{z(s)&&z(s).length>0&&e(x)}),I(()=>y.disabled=i.busy),B(`submit`,d,h),V(`change`,p,m),hi(p,()=>z(a),e=>j(a,e)),V(`input`,v,m),Ai(v,()=>z(o),e=>j(o,e)),U(e,n)};G(p,e=>{z(d)?e(_):e(v,-1)});var y=F(p,2);_s(y,{get of(){return i}});var x=P(F(y,2),!0);T(n),I(()=>W(x,z(f))),U(e,n)};G(S,e=>{r.value&&r.value.length>0&&e(ee)}),U(e,x),D()}Or([`click`,`change`,`input`]);function nl({state:e}){return e!==`queued`&&e!==`running`}var rl=H(`<p><label>Type <strong class="name"> </strong> to go on <input class="svelte-1jk8bhv"/></label></p>`),il=H(`<form><h2> <bdi class="name"> </bdi>?</h2> <!> <!> <!> <div class="tools"><button class="danger"> </button> <button type="button">Cancel</button></div></form>`),al=H(`<button class="danger"> </button> <dialog><!></dialog>`,1);function ol(e,t){let n=Rr();E(t,!0);let r=new cs,i=A(void 0),a=A(!1),o=A(``),s=O(()=>t.word===void 0||z(o).trim()===Y(t.word).trim());function c(){j(o,``),r.problem=``,j(a,!0),Ft(),z(i)?.showModal()}async function l(e){e.preventDefault(),await r.run(t.does)&&z(i)?.close()}var u=al(),d=N(u),f=P(d,!0),p=F(d,2),m=M(p),h=e=>{var a=il(),c=M(a),u=M(c),d=P(F(u),!0);Ae(),T(c);var f=F(c,2);ai(f,()=>t.children);var p=F(f,2),m=e=>{var n=rl(),r=M(n),i=F(M(r)),a=P(i,!0),s=F(i,2);q(s),T(r),T(n),I(e=>W(a,e),[()=>Y(t.word)]),Ai(s,()=>z(o),e=>j(o,e)),U(e,n)};G(p,e=>{t.word!==void 0&&e(m)});var h=F(p,2);_s(h,{get of(){return r}});var g=F(h,2),_=M(g),v=P(_,!0),y=F(_,2);T(g),T(a),I(e=>{J(c,`id`,n),W(u,`${t.action??``} `),W(d,e),_.disabled=r.busy||!z(s),W(v,t.action)},[()=>Y(t.about)]),B(`submit`,a,l),V(`click`,y,()=>z(i)?.close()),U(e,a)};G(m,e=>{z(a)&&e(h)}),T(p),Ri(p,e=>j(i,e),()=>z(i)),I(e=>{J(d,`aria-label`,`${t.action??``} ${e??``}`),W(f,t.action),J(p,`aria-labelledby`,n)},[()=>Y(t.about)]),V(`click`,d,c),B(`close`,p,()=>j(a,!1)),U(e,u),D()}Or([`click`]);var sl=H(`<label class="svelte-12wvg53"><input type="checkbox"/> <bdi class="name"> </bdi> <span class="small muted"> </span></label>`),cl=H(`<section class="card"><h2>Over the assignments</h2> <details><summary>Find students who are alike in several assignments</summary> <form><fieldset class="svelte-12wvg53"><legend>Comparisons, one for each assignment</legend> <!></fieldset> <button>Compare the course</button> <!></form></details></section>`);function ll(e,t){let n=Rr();E(t,!0);let r=new cs,i=O(()=>t.jobs.filter(e=>e.state===`finished`&&e.assignments.length===0)),a=A(void 0),o=O(()=>z(i).filter((e,t)=>z(i).findIndex(({title:t})=>t===e.title)===t).map(e=>e.id)),s=O(()=>z(a)??z(o));function c(e,t){j(a,t?[...z(s),e]:z(s).filter(t=>t!==e),!0)}function l(e){return e.preventDefault(),r.run(async()=>{let e={title:`Course over its assignments`,jobs:z(s)},n=await Q(`POST`,Z(`courses`,t.course,`overviews`),e);location.hash=X(`job`,n.id)})}var u=Lr(),d=N(u),f=e=>{var t=cl(),a=M(t),o=F(a,2),u=F(M(o),2),d=M(u);K(F(M(d),2),17,()=>z(i),e=>e.id,(e,t)=>{var n=sl(),r=M(n);q(r);var i=F(r,2),a=P(i,!0),o=P(F(i,2),!0);T(n),I((e,t,n)=>{Ci(r,e),W(a,t),W(o,n)},[()=>z(s).includes(z(t).id),()=>Uo(z(t)),()=>Wo(z(t).created)]),V(`change`,r,e=>c(z(t).id,e.currentTarget.checked)),U(e,n)}),T(d);var f=F(d,2);_s(F(f,2),{get of(){return r}}),T(u),T(o),T(t),I(()=>{J(t,`aria-labelledby`,`${n}-over`),J(a,`id`,`${n}-over`),d.disabled=r.busy,f.disabled=r.busy||z(s).length<2}),B(`submit`,u,l),U(e,t)};G(d,e=>{z(o).length>1&&e(f)}),U(e,u),D()}Or([`change`]);var ul=H(`<span> </span>`);function dl(e,t){E(t,!0);var n=ul(),r=P(n,!0);I(e=>{ui(n,1,`small ${t.state??``}`,`svelte-y708ep`),W(r,e)},[()=>Bo(t.state)]),U(e,n),D()}var fl=H(`<p class="small name svelte-q507cy"> </p>`),pl=H(`<p class="svelte-q507cy">This deletes the submissions, the reports, the decisions and the links.</p>`),ml=H(`<li><div><a class="name"><bdi> </bdi></a> <!> <!></div> <span class="small muted"><time> </time> </span> <!></li>`),hl=H(`<ul class="items"></ul>`),gl=H(`<p class="svelte-q507cy">Nothing yet.<!></p>`),_l=H(`<section class="card" aria-labelledby="jobs"><h2 id="jobs">Comparisons</h2> <!></section> <!>`,1);function vl(e,t){E(t,!0);let n=new ss(()=>Q(`GET`,Z(`courses`,t.course,`jobs`)));wn(()=>{if(n.value?.every(nl)??!0)return;let e=setTimeout(()=>void n.again(),3e3);return()=>clearTimeout(e)});async function r({id:e}){await Q(`DELETE`,Z(`jobs`,e)),await n.again()}var i=_l(),a=N(i);fs(F(M(a),2),{get of(){return n},children:(e,n=d)=>{var i=Lr(),a=N(i),o=e=>{var i=hl();K(i,21,n,e=>e.id,(e,n)=>{var i=ml(),a=M(i),o=M(a),s=P(M(o),!0);T(o);var c=F(o,2);dl(c,{get state(){return z(n).state}});var l=F(c,2),u=e=>{var t=fl(),r=P(t,!0);I(e=>W(r,e),[()=>Lo(z(n).summary)]),U(e,t)};G(l,e=>{z(n).summary&&e(u)}),T(a);var d=F(a,2),f=M(d),p=P(f,!0),m=F(f);T(d);var h=F(d,2),g=e=>{{let t=O(()=>Uo(z(n)));ol(e,{action:`Delete`,get about(){return z(t)},does:()=>r(z(n)),children:(e,t)=>{U(e,pl())},$$slots:{default:!0}})}};G(h,e=>{t.isInstructor&&e(g)}),T(i),I((e,t,r,i)=>{J(o,`href`,e),W(s,t),J(f,`datetime`,z(n).created),W(p,r),W(m,`, ${i??``}`)},[()=>X(`job`,z(n).id),()=>Uo(z(n)),()=>Wo(z(n).created),()=>Fo(z(n).bytes)]),U(e,i)}),T(i),U(e,i)},s=e=>{var n=gl(),r=F(M(n)),i=e=>{U(e,Ir(`\xA0Drop a class onto this page to compare it.`))};G(r,e=>{t.isInstructor&&e(i)}),T(n),U(e,n)};G(a,e=>{n().length>0?e(o):e(s,-1)}),U(e,i)},$$slots:{default:!0}}),T(a);var o=F(a,2),s=e=>{ll(e,{get course(){return t.course},get jobs(){return n.value}})};G(o,e=>{t.isInstructor&&n.value&&e(s)}),U(e,i),D()}var yl=H(`<a>Settings</a>`),bl=H(`<!> <!>`,1),xl=H(`<h1><!></h1> <p class="muted"> <!> <!></p> <!>`,1),Sl=H(`<p class="small"><a>Courses</a></p> <!>`,1);function Cl(e,t){E(t,!0);let n=new ss(()=>Q(`GET`,Z(`courses`,t.id)));var r=Sl();oi(`b621vu`,e=>{jn(e=>{rn.title=`${e??``} · codesim`},[()=>n.value?Y(n.value.name):`Course`])});var i=N(r),a=P(i);fs(F(i,2),{get of(){return n},children:(e,n=d)=>{var r=xl(),i=N(r);$(M(i),{get of(){return n().name}}),T(i);var a=F(i,2),o=M(a),s=F(o),c=e=>{U(e,Ir(`New reports have pseudonyms until a case is confirmed.`))};G(s,e=>{n().blind&&e(c)});var l=F(s,2),u=e=>{var n=yl();I(e=>J(n,`href`,e),[()=>X(`course`,String(t.id),`settings`)]),U(e,n)};G(l,e=>{os.isAdmin&&e(u)}),T(a);var f=F(a,2),p=e=>{oc(e,{get course(){return t.id}})},m=e=>{var r=bl(),i=N(r),a=e=>{var t=bl(),r=N(t);Yc(r,{get course(){return n()}}),tl(F(r,2),{get course(){return n().id}}),U(e,t)};G(i,e=>{n().role===`instructor`&&e(a)});var o=F(i,2);{let e=O(()=>n().role===`instructor`);vl(o,{get course(){return t.id},get isInstructor(){return z(e)}})}U(e,r)};G(f,e=>{n().role===`board`?e(p):e(m,-1)}),I((e,t,n,r)=>W(o,`${e??``} of ${t??``} used. Submissions are ${n??``},
      classes of earlier years are ${r??``}. `),[()=>Fo(n().bytes),()=>Fo(n().quota),()=>Go(n().retention_days),()=>Go(n().index_retention_days)]),U(e,r)},$$slots:{default:!0}}),I(e=>J(a,`href`,e),[()=>X(``)]),U(e,r),D()}var wl=H(`<form class="fields"><label>Name <input required="" maxlength="200" autocomplete="off"/></label> <label>Days after which submissions, reports and decisions are deleted <input type="number" min="1" max="36500" placeholder="never"/></label> <label>Days after which classes of earlier years are deleted <input type="number" min="1" max="36500" placeholder="never"/></label> <label class="check"><input type="checkbox"/> Pseudonyms in new reports, until a case is confirmed</label> <!> <div class="tools"><button class="primary"> </button> <span role="status"> </span></div></form>`);function Tl(e,t){E(t,!0);let n=Ui(t,`name`,3,``),r=Ui(t,`days`,3,365),i=Ui(t,`indexDays`,3,1825),a=Ui(t,`blind`,3,!1),o=new cs,s=A(!1),c=A($t(n())),l=A($t(r())),u=A($t(i())),d=A($t(a()));async function f(e){e.preventDefault(),j(s,!1);let n={name:z(c).trim(),retention_days:z(l)??null,index_retention_days:z(u)??null,blind:z(d)};j(s,await o.run(()=>t.does(n)),!0)}var p=wl(),m=M(p),h=F(M(m));q(h),T(m);var g=F(m,2),_=F(M(g));q(_),T(g);var v=F(g,2),y=F(M(v));q(y),T(v);var b=F(v,2),x=M(b);q(x),Ae(),T(b);var S=F(b,2);_s(S,{get of(){return o}});var ee=F(S,2),te=M(ee),ne=P(te,!0),re=P(F(te,2),!0);T(ee),T(p),I(()=>{te.disabled=o.busy,W(ne,t.action),W(re,z(s)?`Saved`:``)}),B(`submit`,p,f),Ai(h,()=>z(c),e=>j(c,e)),Ai(_,()=>z(l),e=>j(l,e)),Ai(y,()=>z(u),e=>j(u,e)),Ni(x,()=>z(d),e=>j(d,e)),U(e,p),D()}var El=H(`<p>Nobody enters from there any more. Its users and courses stay.</p>`),Dl=H(`<li><span><!></span> <span class="small muted">client <!></span> <!></li>`),Ol=H(`<ul class="items"></ul>`),kl=H(`<label class="svelte-19oa64n"> <input required="" class="svelte-19oa64n"/></label>`),Al=H(`<section class="card" aria-labelledby="platforms"><h2 id="platforms">Learning platforms</h2> <p>Teachers open the service from their course there, by LTI 1.3, and are at the same course here.</p> <!> <details><summary>Register a learning platform</summary> <form><!> <label class="svelte-19oa64n">Deployment ID <input required="" class="svelte-19oa64n"/></label> <button class="svelte-19oa64n">Register</button></form></details> <!></section>`);function jl(e,t){E(t,!0);let n=[[`issuer`,`Issuer, or platform ID`],[`client_id`,`Client ID`],[`authorization_endpoint`,`Authentication request URL`],[`token_endpoint`,`Access token URL`],[`jwks_url`,`Public keyset URL`]],r=()=>({issuer:``,client_id:``,authorization_endpoint:``,token_endpoint:``,jwks_url:``}),i=Z(`platforms`),a=new ss(()=>Q(`GET`,i)),o=new cs,s=A($t(r())),c=A(``);async function l(e){e.preventDefault(),await o.run(async()=>{let e={...z(s),deployment_ids:[z(c)]};await Q(`POST`,i,e),j(s,r(),!0),j(c,``),await a.again()})}async function u({id:e}){await Q(`DELETE`,`${i}/${e}`),await a.again()}var f=Al(),p=F(M(f),4);fs(p,{get of(){return a},children:(e,t=d)=>{var n=Lr(),r=N(n),i=e=>{var n=Ol();K(n,21,t,e=>e.id,(e,t)=>{var n=Dl(),r=M(n);$(M(r),{get of(){return z(t).issuer}}),T(r);var i=F(r,2);$(F(M(i)),{get of(){return z(t).client_id}}),T(i),ol(F(i,2),{action:`Remove`,get about(){return z(t).issuer},does:()=>u(z(t)),children:(e,t)=>{U(e,El())},$$slots:{default:!0}}),T(n),U(e,n)}),T(n),U(e,n)};G(r,e=>{t().length>0&&e(i)}),U(e,n)},$$slots:{default:!0}});var m=F(p,2),g=F(M(m),2),_=M(g);K(_,17,()=>n,([e,t])=>e,(e,t)=>{var n=O(()=>h(z(t),2));let r=()=>z(n)[0],i=()=>z(n)[1];var a=kl(),o=M(a),c=F(o);q(c),T(a),I(()=>W(o,`${i()??``} `)),Ai(c,()=>z(s)[r()],e=>z(s)[r()]=e),U(e,a)});var v=F(_,2),y=F(M(v));q(y),T(v);var b=F(v,2);T(g),T(m),_s(F(m,2),{get of(){return o}}),T(f),I(()=>b.disabled=o.busy),B(`submit`,g,l),Ai(y,()=>z(c),e=>j(c,e)),U(e,f),D()}var Ml=H(`<p>Nothing is imported from there any more. Imported submissions stay.</p>`),Nl=H(`<li><span><!></span> <span class="small muted"> </span> <!></li>`),Pl=H(`<ul class="items"></ul>`),Fl=H(`<option> </option>`),Il=H(`<section class="card" aria-labelledby="sources"><h2 id="sources">Platforms to import from</h2> <p>Instructors import assignments from these with a token of their own. No other address is asked.</p> <!> <details><summary>Register a platform to import from</summary> <form class="fields"><label>Kind <select></select></label> <label>Address <input type="url" required=""/></label> <button>Register</button></form></details> <!></section>`);function Ll(e,t){E(t,!0);let n=Z(`sources`),r=new ss(()=>Q(`GET`,n)),i=new cs,a=A(`moodle`),o=A(``);async function s(e){e.preventDefault(),await i.run(async()=>{await Q(`POST`,n,{kind:z(a),url:z(o)}),j(o,``),await r.again()})}async function c({id:e}){await Q(`DELETE`,`${n}/${e}`),await r.again()}var l=Il(),u=F(M(l),4);fs(u,{get of(){return r},children:(e,t=d)=>{var n=Lr(),r=N(n),i=e=>{var n=Pl();K(n,21,t,e=>e.id,(e,t)=>{var n=Nl(),r=M(n);$(M(r),{get of(){return z(t).url}}),T(r);var i=F(r,2),a=P(i,!0);ol(F(i,2),{action:`Remove`,get about(){return z(t).url},does:()=>c(z(t)),children:(e,t)=>{U(e,Ml())},$$slots:{default:!0}}),T(n),I(()=>W(a,Ro[z(t).kind])),U(e,n)}),T(n),U(e,n)};G(r,e=>{t().length>0&&e(i)}),U(e,n)},$$slots:{default:!0}});var f=F(u,2),p=F(M(f),2),m=M(p),g=F(M(m));K(g,21,()=>Object.entries(Ro),([e,t])=>e,(e,t,n,r)=>{var i=O(()=>h(z(t),2));let a=()=>z(i)[0],o=()=>z(i)[1];var s=Fl(),c=P(s,!0),l={};I(()=>{W(c,o()),l!==(l=a())&&(s.value=(s.__value=l)??``)}),U(e,s)}),T(g),mi(g),T(m);var _=F(m,2),v=F(M(_));q(v),T(_);var y=F(_,2);T(p),T(f),_s(F(f,2),{get of(){return i}}),T(l),I(()=>{J(v,`placeholder`,z(a)===`github`?`https://api.github.com`:`https://${z(a)}.example.org`),y.disabled=i.busy}),B(`submit`,p,s),hi(g,()=>z(a),e=>j(a,e)),Ai(v,()=>z(o),e=>j(o,e)),U(e,l),D()}var Rl=H(`<li><a><!></a> <span class="small muted"> </span></li>`),zl=H(`<ul class="items card"></ul>`),Bl=H(`<p>There is no course yet. Add the first one below: a course has its own teachers, and its own
        submissions.</p>`),Vl=H(`<p>You are in no course yet. Ask an admin of this service to add you to one.</p>`),Hl=H(`<section class="card" aria-labelledby="add"><h2 id="add">Add a course</h2> <!></section> <!> <!>`,1),Ul=H(`<h1>Courses</h1> <!> <!>`,1);function Wl(e,t){E(t,!1);let n=new ss(()=>Q(`GET`,Z(`courses`)));async function r(e){let t=await Q(`POST`,Z(`courses`),e);location.hash=X(`course`,String(t.id))}zi();var i=Ul();oi(`xsrrth`,e=>{On(()=>{rn.title=`Courses · codesim`})});var a=F(N(i),2);fs(a,{get of(){return n},children:(e,t=d)=>{var n=Lr(),r=N(n),i=e=>{var n=zl();K(n,5,t,e=>e.id,(e,t)=>{var n=Rl(),r=M(n);$(M(r),{get of(){return z(t).name}}),T(r);var i=P(F(r,2));T(n),I((e,t,n)=>{J(r,`href`,e),W(i,`${t??``}, ${n??``}`)},[()=>X(`course`,String(z(t).id)),()=>Fo(z(t).bytes),()=>Go(z(t).retention_days)]),U(e,n)}),T(n),U(e,n)},a=e=>{U(e,Bl())},o=e=>{U(e,Vl())};G(r,e=>{t().length>0?e(i):os.isAdmin?e(a,1):e(o,-1)}),U(e,n)},$$slots:{default:!0}});var o=F(a,2),s=e=>{var t=Hl(),n=N(t);Tl(F(M(n),2),{action:`Add`,does:r}),T(n);var i=F(n,2);jl(i,{}),Ll(F(i,2),{}),U(e,t)};G(o,e=>{os.isAdmin&&e(s)}),U(e,i),D()}var Gl=5e3,Kl=2e3;function ql(e,t,n){let r=!0,i,a;function o(){r=!1,s()}function s(){clearTimeout(a),i?.close()}function c(e){r&&(t(e),nl(e)&&o())}async function l(t){try{c(await Q(`GET`,Z(`jobs`,e))),r&&t()}catch(e){r&&n(e),r&&e instanceof Yo&&e.status===0?u():o()}}function u(){a=setTimeout(d,Kl)}function d(){s(),l(u)}function f(){i=new EventSource(Z(`jobs`,e,`events`)),i.onmessage=({data:e})=>{clearTimeout(a),c(JSON.parse(e))},i.onerror=d,a=setTimeout(d,Gl)}return l(f),o}var Jl=H(`<option> </option>`),Yl=H(`<button class="primary">Compare again</button>`),Xl=H(`<section class="card"><h2>Compare again</h2> <details><summary>The same submissions with other settings</summary> <form><fieldset class="fields svelte-5a3743"><legend class="away">Settings</legend> <label>Title <input maxlength="200" autocomplete="off"/></label> <!> <!> <!> <!> <label>Compare with earlier years <select><option>As before</option><option>No</option><!></select></label></fieldset> <p class="small muted">Settings that you leave empty stay as they are. This comparison stays too.</p> <!> <p role="alert" class="problem"> </p></form></details></section>`);function Zl(e,t){let n=Rr();E(t,!0);let r=`as before`,i=new ss(()=>Q(`GET`,Z(`courses`,t.job.course,`indexes`))),a=A($t(t.job.title)),o=A([]),s=A([]),c=A($t([])),l=A(r),u=A(void 0),d=A(void 0),f=new wc;function p(e){e.preventDefault();let n={title:z(a),languages:z(c).length>0?z(c):void 0,against:z(l)===r?void 0:z(l),starter:z(o),references:z(s),metadata:z(u),groups:z(d)};f.begin(e=>xc(t.job.id,n,e))}var m=Xl(),h=M(m),g=F(h,2),_=F(M(g),2),v=M(_),y=F(M(v),2),b=F(M(y));q(b),T(y);var x=F(y,2);Pc(x,{title:`More starter code`,hint:`It counts in addition to the starter code of this comparison.`,noun:`starter code`,get given(){return z(o)},set given(e){j(o,e)}});var S=F(x,2);Pc(S,{title:`More references`,hint:`Solutions that nobody handed in, in addition to those of this comparison.`,noun:`references`,get given(){return z(s)},set given(e){j(s,e)}});var ee=F(S,2);Rc(ee,{none:r,get chosen(){return z(c)},set chosen(e){j(c,e,!0)}});var te=F(ee,2);Hc(te,{get metadata(){return z(u)},set metadata(e){j(u,e)},get groups(){return z(d)},set groups(e){j(d,e)}});var ne=F(te,2),re=F(M(ne)),ie=M(re);ie.value=ie.__value=r;var ae=F(ie);ae.value=ae.__value=``,K(F(ae),17,()=>i.value??[],({name:e})=>e,(e,t)=>{let n=()=>z(t).name;var r=Jl(),i=P(r,!0),a={};I(e=>{W(i,e),a!==(a=n())&&(r.value=(r.__value=a)??``)},[()=>Y(n())]),U(e,r)}),T(re),mi(re),T(ne),T(v);var oe=F(v,4),se=e=>{Bc(e,{get share(){return f.share},get oncancel(){return f.sending.cancel}})},ce=e=>{U(e,Yl())};G(oe,e=>{f.sending?e(se):e(ce,-1)});var le=P(F(oe,2),!0);T(_),T(g),T(m),I(()=>{J(m,`aria-labelledby`,`${n}-again`),J(h,`id`,`${n}-again`),v.disabled=f.sending!==void 0,W(le,f.said)}),B(`submit`,_,p),Ai(b,()=>z(a),e=>j(a,e)),hi(re,()=>z(l),e=>j(l,e)),U(e,m),D()}var Ql=H(`<option></option>`),$l=H(`<section class="card"><h2>Compare later classes with this one</h2> <p>Add this class to earlier years. When you upload another class, you can choose them.</p> <form class="tools"><label>Earlier years <input placeholder="Homework 3" required="" maxlength="60" autocomplete="off"/></label> <datalist></datalist> <button>Add</button> <span role="status"> </span></form> <!></section>`);function eu(e,t){let n=Rr();E(t,!0);let r=new ss(()=>Q(`GET`,Z(`courses`,t.job.course,`indexes`))),i=new cs,a=A(``),o=A(``);async function s(e){e.preventDefault(),j(o,``),await i.run(async()=>{let e=await Q(`POST`,Z(`jobs`,t.job.id,`index`),{index:z(a).trim()});j(o,`${Y(e.name)} has ${Ao(e.submissions,`submission`)} now.`)})}var c=$l(),l=M(c),u=F(l,4),d=M(u),f=F(M(d));q(f),T(d);var p=F(d,2);K(p,21,()=>r.value??[],e=>e.name,(e,t)=>{var n=Ql(),r={};I(()=>{r!==(r=z(t).name)&&(n.value=(n.__value=r)??``)}),U(e,n)}),T(p);var m=F(p,2),h=P(F(m,2),!0);T(u),_s(F(u,2),{get of(){return i}}),T(c),I(()=>{J(c,`aria-labelledby`,`${n}-years`),J(l,`id`,`${n}-years`),J(f,`list`,`${n}-list`),J(p,`id`,`${n}-list`),m.disabled=i.busy,W(h,z(o))}),B(`submit`,u,s),Ai(f,()=>z(a),e=>j(a,e)),U(e,c),D()}var tu=H(`<button class="primary">Compare with the new ones</button>`),nu=H(`<section class="card"><h2>Continue</h2> <details><summary>New submissions arrived</summary> <form><p>Upload the whole class, or only what is new or changed. Each submission replaces the one of the same
        name; all others stay, and so do starter code, references and settings. Decisions about pairs that did
        not change are carried over.</p> <!> <!> <p role="alert" class="problem"> </p></form></details></section>`);function ru(e,t){let n=Rr();E(t,!0);let r=A([]),i=new wc;function a(e){e.preventDefault(),i.begin(e=>bc(t.job,z(r),e))}var o=nu(),s=M(o),c=F(s,2),l=F(M(c),2),u=F(M(l),2);Pc(u,{title:`New submissions`,hint:`An archive, a folder or files, packed in the same way as before.`,noun:`submissions`,get given(){return z(r)},set given(e){j(r,e)}});var d=F(u,2),f=e=>{Bc(e,{get share(){return i.share},get oncancel(){return i.sending.cancel}})},p=e=>{var t=tu();I(()=>t.disabled=z(r).length===0),U(e,t)};G(d,e=>{i.sending?e(f):e(p,-1)});var m=P(F(d,2),!0);T(l),T(c),T(o),I(()=>{J(o,`aria-labelledby`,`${n}-arrived`),J(s,`id`,`${n}-arrived`),W(m,i.said)}),B(`submit`,l,a),U(e,o),D()}var iu=(e,t=d)=>{var n=su();K(n,21,t,Xr,(e,t)=>{let n=()=>z(t).status,r=()=>z(t).note,i=()=>z(t).by,a=()=>z(t).at,o=()=>z(t).proposal,s=()=>z(t).carried;var c=ou(),l=M(c),u=P(l,!0),d=F(l),f=e=>{U(e,Ir(`\xA0(proposed)`))};G(d,e=>{o()&&e(f)});var p=F(d),m=e=>{U(e,Ir(`\xA0(carried over)`))};G(p,e=>{s()&&e(m)});var h=F(p,2),g=e=>{var t=au(),n=P(t);I(e=>W(n,`“${e??``}”`),[()=>Y(r())]),U(e,t)};G(h,e=>{r()&&e(g)});var _=F(h,2),v=M(_);$(v,{get of(){return i()}});var y=F(v,2),b=P(y,!0);T(_),T(c),I(e=>{W(u,n()),J(y,`datetime`,a()),W(b,e)},[()=>Wo(a())]),U(e,c)}),T(n),U(e,n)},au=H(`<span class="name"> </span>`),ou=H(`<li><strong> </strong><!><!> <!> <span class="small muted"><!>, <time> </time></span></li>`),su=H(`<ul></ul>`),cu=H(`<p class="problem"> </p>`),lu=H(`<strong class="problem">contradicting</strong>`),uu=H(`<details><summary class="small">Changed or withdrawn</summary> <!></details>`),du=H(`<li><div><!> – <!> <!> <!> <!> <!></div></li>`),fu=H(`<li>Nobody has decided about a pair yet.</li>`),pu=H(`<!> <ul class="items"></ul>`,1),mu=H(`<section class="card" aria-labelledby="decisions"><h2 id="decisions">Decisions</h2> <!></section>`);function hu(e,t){E(t,!0);let n=new ss(()=>Q(`GET`,Z(`jobs`,t.job,`decisions`))),r=O(()=>(n.value??[]).filter(e=>e.contradicted).length);var i=mu();fs(F(M(i),2),{get of(){return n},children:(e,n=d)=>{var i=pu(),a=N(i),o=e=>{var t=cu(),n=P(t);I(()=>W(n,`${z(r)===1?`1 pair has`:`${z(r)} pairs have`} contradicting decisions.`)),U(e,t)};G(a,e=>{z(r)>0&&e(o)});var s=F(a,2);K(s,21,n,e=>JSON.stringify([e.left,e.right]),(e,n)=>{var r=du(),i=M(r),a=M(i);$(a,{get of(){return z(n).left}});var o=F(a,2);$(o,{get of(){return z(n).right}});var s=F(o,2),c=e=>{U(e,lu())};G(s,e=>{z(n).contradicted&&e(c)});var l=F(s,2),u=e=>{Qs(e,{get job(){return t.job},get left(){return z(n).left},get right(){return z(n).right}})};G(l,e=>{t.isBlind&&z(n).agreed?.status===`confirmed`&&e(u)});var d=F(l,2);iu(d,()=>z(n).decisions);var f=F(d,2),p=e=>{var t=uu();iu(F(M(t),2),()=>z(n).earlier),T(t),U(e,t)};G(f,e=>{z(n).earlier.length>0&&e(p)}),T(i),T(r),U(e,r)},e=>{U(e,fu())}),T(s),U(e,i)},$$slots:{default:!0}}),T(i),U(e,i),D()}var gu=H(`<div class="card svelte-sj2qv3"><label for="secret"><strong> </strong></label> <p>Copy it now: it is shown this once, and cannot be shown again.</p> <div class="tools"><input id="secret" readonly="" class="svelte-sj2qv3"/> <button>Copy</button> <span role="status"> </span></div></div>`);function _u(e,t){E(t,!0);let n=A(!1),r;wn(()=>{t.text,j(n,!1),r.focus(),r.select()});async function i(){r.select();try{await navigator.clipboard.writeText(t.text),j(n,!0)}catch{}}var a=gu(),o=M(a),s=P(M(o),!0);T(o);var c=F(o,4),l=M(c);q(l),Ri(l,e=>r=e,()=>r);var u=F(l,2),d=P(F(u,2),!0);T(c),T(a),I(()=>{W(s,t.name),Si(l,t.text),W(d,z(n)?`Copied`:``)}),V(`click`,u,i),U(e,a),D()}Or([`click`]);var vu=H(`<p>Whoever has it sees nothing any more.</p>`),yu=H(`<li><span>Made by <bdi class="name"> </bdi> </span> <!></li>`),bu=H(`<ul class="items"></ul>`),xu=H(`<section class="card" aria-labelledby="links"><h2 id="links">Share the report</h2> <p>Whoever has a secret link sees the report without signing in, names and code included, until it expires.</p> <!> <!> <form class="tools"><label>Valid for (days) <input type="number" min="1" max="365" required=""/></label> <button>Make a link</button></form> <!></section>`);function Su(e,t){E(t,!0);let n=Z(`jobs`,t.job,`links`),r=new ss(()=>Q(`GET`,n)),i=new cs,a=A(14),o=A(``);async function s(e){e.preventDefault(),await i.run(async()=>{j(o,(await Q(`POST`,n,{days:z(a)})).url,!0),await r.again()})}async function c({id:e}){await Q(`DELETE`,`${n}/${e}`),await r.again()}var l=xu(),u=F(M(l),4);fs(u,{get of(){return r},children:(e,t=d)=>{var n=Lr(),r=N(n),i=e=>{var n=bu();K(n,21,t,e=>e.id,(e,t)=>{var n=yu(),r=M(n),i=F(M(r)),a=P(i,!0),o=F(i);T(r);var s=F(r,2);{let e=O(()=>Wo(z(t).expires));ol(s,{action:`Revoke`,get about(){return`the link that expires ${z(e)??``}`},does:()=>c(z(t)),children:(e,t)=>{U(e,vu())},$$slots:{default:!0}})}T(n),I((e,t)=>{W(a,e),W(o,`, expires ${t??``}`)},[()=>Y(z(t).created_by),()=>Wo(z(t).expires)]),U(e,n)}),T(n),U(e,n)};G(r,e=>{t().length>0&&e(i)}),U(e,n)},$$slots:{default:!0}});var f=F(u,2),p=e=>{_u(e,{name:`The new link`,get text(){return z(o)}})};G(f,e=>{z(o)&&e(p)});var m=F(f,2),h=M(m),g=F(M(h));q(g),T(h);var _=F(h,2);T(m),_s(F(m,2),{get of(){return i}}),T(l),I(()=>_.disabled=i.busy),B(`submit`,m,s),Ai(g,()=>z(a),e=>j(a,e)),U(e,l),D()}var Cu=(e,t=d,n=d)=>{var r=Lr(),i=N(r),a=e=>{var r=Tu(),i=M(r),a=P(i,!0),o=F(i,2);K(o,20,n,e=>e,(e,t)=>{var n=wu();$(M(n),{get of(){return t}}),T(n),U(e,n)}),T(o),T(r),I(e=>W(a,e),[()=>Ao(n().length,t())]),U(e,r)};G(i,e=>{n().length>0&&e(a)}),U(e,r)},wu=H(`<li><!></li>`),Tu=H(`<details><summary> </summary> <ul></ul></details>`),Eu=H(`<p>All submissions are those of before.</p>`),Du=H(`<li><!> – <!></li>`),Ou=H(`<h3> </h3> <ul></ul>`,1),ku=H(`<p>No pair is flagged that was not flagged before.</p>`),Au=H(`<p class="small"><a>To the last comparison</a></p>`),ju=H(`<section class="card" aria-labelledby="news"><h2 id="news">New since the last comparison</h2> <!> <!> <!> <!> <!></section>`);function Mu(e,t){E(t,!0);var n=ju(),r=F(M(n),2),i=e=>{U(e,Eu())};G(r,e=>{t.news.new.length+t.news.changed.length===0&&e(i)});var a=F(r,2);Cu(a,()=>`new submission`,()=>t.news.new);var o=F(a,2);Cu(o,()=>`changed submission`,()=>t.news.changed);var s=F(o,2),c=e=>{var n=Ou(),r=N(n),i=P(r,!0),a=F(r,2);K(a,21,()=>t.news.flagged,([e,t])=>JSON.stringify([e,t]),(e,t)=>{var n=O(()=>h(z(t),2));let r=()=>z(n)[0],i=()=>z(n)[1];var a=Du(),o=M(a);{let e=O(()=>r()??``);$(o,{get of(){return z(e)}})}var s=F(o,2);{let e=O(()=>i()??``);$(s,{get of(){return z(e)}})}T(a),U(e,a)}),T(a),I(e=>W(i,e),[()=>Ao(t.news.flagged.length,`new flagged pair`)]),U(e,n)},l=e=>{U(e,ku())};G(s,e=>{t.news.flagged.length>0?e(c):e(l,-1)});var u=F(s,2),d=e=>{var n=Au(),r=P(n);I(e=>J(r,`href`,e),[()=>X(`job`,t.job.continues)]),U(e,n)};G(u,e=>{t.job.continues&&e(d)}),T(n),U(e,n),D()}var Nu=H(`<li><a download=""> </a> <span class="small muted"> </span></li>`),Pu=H(`<!> <!> <!>`,1),Fu=H(`<section class="card" aria-labelledby="found"><h2 id="found">Result</h2> <p role="status" class="found svelte-iurx9"> </p> <p><a class="button primary open svelte-iurx9"> </a></p> <details><summary>Download it as a file</summary> <ul class="svelte-iurx9"></ul></details></section> <!> <!> <!>`,1);function Iu(e,t){E(t,!0);let n=[[`html`,`one file for a browser, to keep`],[`csv`,`a table of pairs, for a spreadsheet`],[`md`,`text for a code host`],[`txt`,`plain text`],[`json`,`everything, for a program`],[`jsonl`,`a line of JSON for each pair`],[`parquet`,`a table of pairs, for millions of them`],[`sarif`,`for tools that show results of static analysis`]],r=[`html`,`csv`,`txt`,`json`],i=O(()=>t.job.assignments.length>0),a=O(()=>n.filter(([e])=>!z(i)||r.includes(e))),o=e=>`${Z(`jobs`,t.job.id)}/report.${e}`,s=O(()=>z(i)?void 0:so.query.submission),c=O(()=>z(s)?X(`submission`,z(s)):``);var l=Fu(),u=N(l),d=F(M(u),2),f=P(d,!0),p=F(d,2),m=M(p),g=P(m,!0);T(p);var _=F(p,2),v=F(M(_),2);K(v,21,()=>z(a),([e,t])=>e,(e,t)=>{var n=O(()=>h(z(t),2));let r=()=>z(n)[0],i=()=>z(n)[1];var a=Nu(),s=M(a),c=P(s,!0),l=P(F(s,2),!0);T(a),I(e=>{J(s,`href`,e),W(c,r()),W(l,i())},[()=>o(r())]),U(e,a)}),T(v),T(_),T(u);var y=F(u,2),b=e=>{Mu(e,{get job(){return t.job},get news(){return t.job.news}})};G(y,e=>{t.job.news&&e(b)});var x=F(y,2),S=e=>{hu(e,{get job(){return t.job.id},get isBlind(){return t.job.blind}})};G(x,e=>{z(i)||e(S)});var ee=F(x,2),te=e=>{var n=Pu(),r=N(n),a=e=>{ru(e,{get job(){return t.job}})};G(r,e=>{z(i)||e(a)});var o=F(r,2);Su(o,{get job(){return t.job.id}});var s=F(o,2),c=e=>{eu(e,{get job(){return t.job}})};G(s,e=>{z(i)||e(c)}),U(e,n)};G(ee,e=>{t.isInstructor&&e(te)}),I((e,t)=>{W(f,e),J(m,`href`,t),W(g,z(s)?`Open the report at this submission`:`Open the report`)},[()=>Lo(t.job.summary??`it is finished`),()=>o(`html`)+z(c)]),U(e,l),D()}var Lu=H(`<button>Cancel</button>`),Ru=H(`<section class="card" aria-labelledby="progress"><h2 id="progress">Progress</h2> <p role="status"> </p> <progress aria-labelledby="progress"></progress> <p class="small muted"><!></p> <p>You can close this page: the comparison goes on, and the course shows it.</p> <!> <!></section>`);function zu(e,t){E(t,!0);let n=new cs,r=O(()=>t.job.progress),i=O(()=>z(r)?.total!==null&&z(r)?.total!==void 0);function a(){return n.run(async()=>{await Q(`POST`,Z(`jobs`,t.job.id,`cancel`))})}var o=Ru(),s=F(M(o),2),c=P(s,!0),l=F(s,2),u=F(l,2),d=M(u),f=e=>{var t=Ir();I((e,n)=>W(t,`${e??``} of ${n??``}`),[()=>ko(z(r).done),()=>ko(z(r).total)]),U(e,t)},p=e=>{U(e,Ir(`\xA0`))};G(d,e=>{z(r)&&z(i)?e(f):e(p,-1)}),T(u);var m=F(u,4);_s(m,{get of(){return n}});var h=F(m,2),g=e=>{var t=Lu();I(()=>t.disabled=n.busy),V(`click`,t,a),U(e,t)};G(h,e=>{t.isInstructor&&e(g)}),T(o),I((e,t)=>{W(c,e),Si(l,z(i)?z(r).done:void 0),J(l,`max`,t)},[()=>Vo(t.job),()=>z(i)?Math.max(1,z(r).total):void 0]),U(e,o),D()}Or([`click`]);var Bu=H(`<li><span><!></span> <span class="small muted"> </span></li>`),Vu=H(`<p> </p>`),Hu=H(`<details><summary> </summary> <ul class="items"></ul> <!></details>`),Uu=H(`<p>Nothing was left out.</p>`),Wu=H(`<section class="card" aria-labelledby="read"><h2 id="read">Recognised input</h2> <p> </p> <!></section>`);function Gu(e,t){E(t,!0);let n=O(()=>t.read.left_out-t.read.examples.length);var r=Wu(),i=F(M(r),2),a=P(i),o=F(i,2),s=e=>{var r=Hu(),i=M(r),a=P(i),o=F(i,2);K(o,21,()=>t.read.examples,Xr,(e,t)=>{let n=()=>z(t).path,r=()=>z(t).reason;var i=Bu(),a=M(i);$(M(a),{get of(){return n()}}),T(a);var o=P(F(a,2),!0);T(i),I(e=>W(o,e),[()=>Lo(r())]),U(e,i)}),T(o);var s=F(o,2),c=e=>{var t=Vu(),r=P(t);I(e=>W(r,`And ${e??``} more: the report lists all of them.`),[()=>ko(z(n))]),U(e,t)};G(s,e=>{z(n)>0&&e(c)}),T(r),I(e=>W(a,`${e??``} ${t.read.left_out===1?`is`:`are`} not compared`),[()=>Ao(t.read.left_out,`file`)]),U(e,r)},c=e=>{U(e,Uu())};G(o,e=>{t.read.left_out>0?e(s):e(c,-1)}),T(r),I((e,n,r)=>W(a,`${e??``}
    ${n??``} with ${r??``}
    ${t.read.submissions===1?`is`:`are`} compared.`),[()=>Lo(t.read.layout),()=>Ao(t.read.submissions,`submission`),()=>Ao(t.read.files,`file`)]),U(e,r),D()}var Ku=H(`<p role="alert" class="problem"> </p>`),qu=H(`<section class="card" aria-labelledby="failed"><h2 id="failed">It could not be compared</h2> <p class="problem"> </p> <p> <a>Upload again</a></p></section>`),Ju=H(`<p>Somebody cancelled it. <a>Upload again</a></p>`),Yu=H(`<p>This deletes the submissions, the reports, the decisions and the links.</p>`),Xu=H(`<!> <section class="card" aria-labelledby="delete"><h2 id="delete">Delete</h2> <!></section>`,1),Zu=H(`<p class="small"><a>To the course</a></p> <h1><bdi class="name"> </bdi> <!></h1> <p class="muted">Handed in on <time> </time> </p> <!> <!> <!>`,1),Qu=H(`<p class="muted">Loading…</p>`),$u=H(`<!> <!>`,1);function ed(e,t){E(t,!0);let n=A(void 0),r=A(``);wn(()=>ql(t.id,e=>{j(n,e),j(r,``)},e=>j(r,is(e),!0)));let i=A(void 0),a=O(()=>z(n)?.course),o=O(()=>z(i)===`instructor`);wn(()=>{z(a)!==void 0&&Q(`GET`,Z(`courses`,z(a))).then(e=>j(i,e.role,!0),e=>j(r,is(e),!0))});async function s({course:e}){await Q(`DELETE`,Z(`jobs`,t.id)),location.hash=X(`course`,String(e))}var c=$u();oi(`1joe63l`,e=>{jn(e=>{rn.title=`${e??``} · codesim`},[()=>z(n)?Uo(z(n)):`Comparison`])});var l=N(c),u=e=>{var t=Ku(),n=P(t,!0);I(()=>W(n,z(r))),U(e,t)};G(l,e=>{z(r)&&e(u)});var d=F(l,2),f=e=>{var t=Zu(),r=N(t),i=P(r),a=F(r,2),c=M(a),l=P(c,!0);dl(F(c,2),{get state(){return z(n).state}}),T(a);var u=F(a,2),d=F(M(u)),f=P(d,!0),p=F(d);T(u);var m=F(u,2),h=e=>{zu(e,{get job(){return z(n)},get isInstructor(){return z(o)}})},g=O(()=>!nl(z(n))),_=e=>{Iu(e,{get job(){return z(n)},get isInstructor(){return z(o)}})},v=e=>{var t=qu(),r=F(M(t),2),i=P(r,!0),a=F(r,2),o=M(a),s=F(o);T(a),T(t),I((e,t,n)=>{W(i,e),W(o,`${t??``} `),J(s,`href`,n)},[()=>Lo(z(n).error??`the service does not say why`),()=>Ko(z(n).error??``),()=>X(`course`,String(z(n).course))]),U(e,t)},y=e=>{var t=Ju(),r=F(M(t));T(t),I(e=>J(r,`href`,e),[()=>X(`course`,String(z(n).course))]),U(e,t)};G(m,e=>{z(g)?e(h):z(n).state===`finished`?e(_,1):z(n).state===`failed`?e(v,2):e(y,-1)});var b=F(m,2),x=e=>{Gu(e,{get read(){return z(n).read}})};G(b,e=>{z(n).read&&e(x)});var S=F(b,2),ee=e=>{let t=O(()=>z(n));var r=Xu(),i=N(r),a=e=>{Zl(e,{get job(){return z(t)}})};G(i,e=>{z(t).assignments.length===0&&e(a)});var o=F(i,2),c=F(M(o),2);{let e=O(()=>Uo(z(t)));ol(c,{action:`Delete`,get about(){return z(e)},does:()=>s(z(t)),children:(e,t)=>{U(e,Yu())},$$slots:{default:!0}})}T(o),U(e,r)},te=O(()=>nl(z(n))&&z(o));G(S,e=>{z(te)&&e(ee)}),I((e,t,r,a)=>{J(i,`href`,e),W(l,t),J(d,`datetime`,z(n).created),W(f,r),W(p,`, ${a??``}.`)},[()=>X(`course`,String(z(n).course)),()=>Uo(z(n)),()=>Wo(z(n).created),()=>Fo(z(n).bytes)]),U(e,t)},p=e=>{U(e,Qu())};G(d,e=>{z(n)?e(f):z(r)||e(p,1)}),U(e,c),D()}var td=H(`<h1>Not here</h1> <p>The link leads to something that is not there, or not for you. <a>To the courses</a></p>`,1);function nd(e,t){E(t,!1),zi();var n=td();oi(`bxukoj`,e=>{On(()=>{rn.title=`Not here · codesim`})});var r=F(N(n),2),i=F(M(r));T(r),I(e=>J(i,`href`,e),[()=>X(``)]),U(e,n),D()}var rd=H(`<option> </option>`),id=H(`<span class="small muted">admin: may use all courses</span>`),ad=H(`<p>They no longer see this course. Their uploads stay.</p>`),od=H(`<select><!></select> <!>`,1),sd=H(`<li><span><!></span> <!></li>`),cd=H(`<li>Nobody but admins.</li>`),ld=H(`<ul class="items"></ul>`),ud=H(`<form class="tools"><select aria-label="Who is added" required=""><option>Who?</option><!></select> <select aria-label="Role"><!></select> <button>Add</button></form>`),dd=H(`<p class="small muted">There is nobody else to add. <a>Add a user</a></p>`),fd=H(`<section class="card" aria-labelledby="members"><h2 id="members">Members</h2> <!> <!> <!></section>`);function pd(e,t){E(t,!0);let n=e=>{var t=Lr();K(N(t),17,()=>l,([e,t])=>e,(e,t,n,r)=>{var i=O(()=>h(z(t),2));let a=()=>z(i)[0],o=()=>z(i)[1];var s=rd(),c=P(s,!0),l={};I(()=>{W(c,o()),l!==(l=a())&&(s.value=(s.__value=l)??``)}),U(e,s)}),U(e,t)},r=new ss(()=>Q(`GET`,Z(`courses`,t.course,`members`))),i=new ss(()=>Q(`GET`,Z(`users`))),a=O(()=>(i.value??[]).filter(({name:e,is_admin:t})=>!t&&!r.value?.some(t=>t.name===e))),o=new cs,s=A(``),c=A(`instructor`),l=[[`instructor`,`instructor: decides, uploads, deletes`],[`assistant`,`assistant: reads everything, proposes decisions`],[`reader`,`reader: reads everything`],[`board`,`board: reads confirmed cases`]];async function u(e,n){await Q(`PUT`,`${Z(`courses`,t.course,`members`,e)}?role=${n}`),await r.again()}async function f(e){e.preventDefault(),await o.run(async()=>{await u(z(s),z(c)),j(s,``)})}async function p(e){await Q(`DELETE`,Z(`courses`,t.course,`members`,e)),await r.again()}var m=fd(),g=F(M(m),2);fs(g,{get of(){return r},children:(e,t=d)=>{var r=ld();K(r,21,t,({name:e,is_admin:t,role:n})=>e,(e,t,r,i)=>{let a=()=>z(t).name,s=()=>z(t).is_admin,c=()=>z(t).role;var l=sd(),d=M(l);$(M(d),{get of(){return a()}}),T(d);var f=F(d,2),m=e=>{U(e,id())},h=e=>{var t=od(),r=N(t);ki(r,()=>{var e=M(r),t=Lr(),i=N(t);n(i),U(e,t)});var i;mi(r),ol(F(r,2),{action:`Remove`,get about(){return a()},does:()=>p(a()),children:(e,t)=>{U(e,ad())},$$slots:{default:!0}}),I(e=>{J(r,`aria-label`,`Role of ${e??``}`),r.disabled=o.busy,i!==(i=c())&&(r.value=(r.__value=i)??``,pi(r,i))},[()=>Y(a())]),V(`change`,r,e=>o.run(()=>u(a(),e.currentTarget.value))),U(e,t)};G(f,e=>{s()?e(m):e(h,-1)}),T(l),U(e,l)},e=>{U(e,cd())}),T(r),U(e,r)},$$slots:{default:!0}});var _=F(g,2),v=e=>{var t=ud(),r=M(t),i=M(r);i.value=i.__value=``,K(F(i),17,()=>z(a),({name:e})=>e,(e,t)=>{let n=()=>z(t).name;var r=rd(),i=P(r,!0),a={};I(e=>{W(i,e),a!==(a=n())&&(r.value=(r.__value=a)??``)},[()=>Y(n())]),U(e,r)}),T(r),mi(r);var l=F(r,2);ki(l,()=>{var e=M(l),t=Lr(),r=N(t);n(r),U(e,t)}),mi(l);var u=F(l,2);T(t),I(()=>u.disabled=o.busy),B(`submit`,t,f),hi(r,()=>z(s),e=>j(s,e)),hi(l,()=>z(c),e=>j(c,e)),U(e,t)},y=e=>{var t=dd(),n=F(M(t));T(t),I(e=>J(n,`href`,e),[()=>X(`users`)]),U(e,t)};G(_,e=>{z(a).length>0?e(v):i.value&&e(y,1)}),_s(F(_,2),{get of(){return o}}),T(m),U(e,m),D()}Or([`change`]);var md=H(`<p>Scripts that have it get no answers any more.</p>`),hd=H(`<li><span><!></span> <span class="small muted"> </span> <!></li>`),gd=H(`<ul class="items"></ul>`),_d=H(`<option> </option>`),vd=H(`<section class="card" aria-labelledby="tokens"><h2 id="tokens">Tokens</h2> <p>A script needs a token of this course. It is valid for a year, or until you revoke it or leave the course.</p> <!> <!> <form class="tools"><label>New token <input placeholder="what it is for" required="" maxlength="200"/></label> <select aria-label="Permissions"></select> <button>Make</button></form> <!></section>`);function yd(e,t){E(t,!0);let n=Z(`courses`,t.course,`tokens`),r=new ss(()=>Q(`GET`,n)),i=new Map(Ho),a=new cs,o=A(``),s=A(`write`),c=A(``);async function l(e){e.preventDefault(),await a.run(async()=>{j(c,(await Q(`POST`,n,{name:z(o).trim(),scope:z(s)})).token,!0),j(o,``),await r.again()})}async function u({id:e}){await Q(`DELETE`,`${n}/${e}`),await r.again()}var f=vd(),p=F(M(f),4);fs(p,{get of(){return r},children:(e,t=d)=>{var n=Lr(),r=N(n),a=e=>{var n=gd();K(n,21,t,e=>e.id,(e,t)=>{var n=hd(),r=M(n);$(M(r),{get of(){return z(t).name}}),T(r);var a=F(r,2),o=P(a);ol(F(a,2),{action:`Revoke`,get about(){return z(t).name},does:()=>u(z(t)),children:(e,t)=>{U(e,md())},$$slots:{default:!0}}),T(n),I((e,n,r)=>W(o,`${e??``}, made ${n??``}${z(t).created_by===null?``:` by ${z(t).created_by}`}, ends ${r??``}`),[()=>i.get(z(t).scope),()=>Wo(z(t).created),()=>Wo(z(t).expires)]),U(e,n)}),T(n),U(e,n)};G(r,e=>{t().length>0&&e(a)}),U(e,n)},$$slots:{default:!0}});var m=F(p,2),g=e=>{_u(e,{name:`The new token`,get text(){return z(c)}})};G(m,e=>{z(c)&&e(g)});var _=F(m,2),v=M(_),y=F(M(v));q(y),T(v);var b=F(v,2);K(b,21,()=>Ho,([e,t])=>e,(e,t)=>{var n=O(()=>h(z(t),2));let r=()=>z(n)[0],i=()=>z(n)[1];var a=_d(),o=P(a,!0),s={};I(()=>{W(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),U(e,a)}),T(b),mi(b);var x=F(b,2);T(_),_s(F(_,2),{get of(){return a}}),T(f),I(()=>x.disabled=a.busy),B(`submit`,_,l),Ai(y,()=>z(o),e=>j(o,e)),hi(b,()=>z(s),e=>j(s,e)),U(e,f),D()}var bd=H(`<p>New classes cannot be compared with it any more.</p>`),xd=H(`<li><span><!></span> <span class="small muted"> </span> <!></li>`),Sd=H(`<ul class="items"></ul>`),Cd=H(`<p>There are none. The page of a comparison adds its class to them.</p>`),wd=H(`<section class="card" aria-labelledby="years"><h2 id="years">Earlier years</h2> <!></section>`);function Td(e,t){E(t,!0);let n=[`courses`,t.course,`indexes`],r=new ss(()=>Q(`GET`,Z(...n)));async function i(e){await Q(`DELETE`,Z(...n,e)),await r.again()}var a=wd();fs(F(M(a),2),{get of(){return r},children:(e,t=d)=>{var n=Lr(),r=N(n),a=e=>{var n=Sd();K(n,21,t,({name:e,submissions:t,bytes:n})=>e,(e,t)=>{let n=()=>z(t).name,r=()=>z(t).submissions,a=()=>z(t).bytes;var o=xd(),s=M(o);$(M(s),{get of(){return n()}}),T(s);var c=F(s,2),l=P(c);ol(F(c,2),{action:`Delete`,get about(){return n()},does:()=>i(n()),children:(e,t)=>{U(e,bd())},$$slots:{default:!0}}),T(o),I((e,t)=>W(l,`${e??``}, ${t??``}`),[()=>Ao(r(),`submission`),()=>Fo(a())]),U(e,o)}),T(n),U(e,n)},o=e=>{U(e,Cd())};G(r,e=>{t().length>0?e(a):e(o,-1)}),U(e,n)},$$slots:{default:!0}}),T(a),U(e,a),D()}var Ed=H(`<p>This deletes all comparisons, reports, decisions, earlier years and tokens of the course.</p>`),Dd=H(`<p class="small"><a><!></a></p> <h1>Settings of <!></h1> <section class="card" aria-labelledby="course"><h2 id="course">Name, how long things are kept, and pseudonyms</h2> <!></section> <!> <!> <!> <section class="card" aria-labelledby="delete"><h2 id="delete">Delete</h2> <p>All submissions of the course are deleted with it. <a>Audit log of this course</a></p> <!></section>`,1);function Od(e,t){E(t,!0);let n=Z(`courses`,t.id),r=new ss(()=>Q(`GET`,n));async function i(e){r.value=await Q(`PUT`,n,{...e,quota:r.value.quota})}async function a(){await Q(`DELETE`,n),location.hash=X(``)}oi(`rd1rwi`,e=>{jn(e=>{rn.title=`Settings${e??``} · codesim`},[()=>r.value?` of ${Y(r.value.name)}`:``])}),fs(e,{get of(){return r},children:(e,n=d)=>{var r=Dd(),o=N(r),s=M(o);$(M(s),{get of(){return n().name}}),T(s),T(o);var c=F(o,2);$(F(M(c)),{get of(){return n().name}}),T(c);var l=F(c,2);Tl(F(M(l),2),{action:`Save`,get name(){return n().name},get days(){return n().retention_days},get indexDays(){return n().index_retention_days},get blind(){return n().blind},does:i}),T(l);var u=F(l,2);pd(u,{get course(){return t.id}});var f=F(u,2);yd(f,{get course(){return t.id}});var p=F(f,2);Td(p,{get course(){return t.id}});var m=F(p,2),h=F(M(m),2),g=F(M(h));T(h),ol(F(h,2),{action:`Delete`,get about(){return n().name},get word(){return n().name},does:a,children:(e,t)=>{U(e,Ed())},$$slots:{default:!0}}),T(m),I((e,t)=>{J(s,`href`,e),J(g,`href`,t)},[()=>X(`course`,String(t.id)),()=>uo([`audit`],{course:String(t.id)})]),U(e,r)},$$slots:{default:!0}}),D()}var kd=`codesim-place`,Ad={cancelled:`You were not signed in there. Try again, or sign in with a password.`,failed:`This did not work. Try again; if it stays so, tell whoever runs this service.`,often:`Too many tries. Wait a minute, then try again.`,unknown:`You are signed in there, but you have no account here. Ask whoever runs this service to add you.`};function jd(){sessionStorage.setItem(kd,location.hash)}function Md(){let e=sessionStorage.getItem(kd);sessionStorage.removeItem(kd),e&&!location.hash&&location.replace(e)}function Nd(){let e=new URLSearchParams(location.search).get(`sign-in`);return e!==null&&history.replaceState(null,``,location.pathname+location.hash),Ad[e??``]??``}var Pd=H(`<p role="status">Your session has ended. Sign in, and you are back where you were.</p>`),Fd=H(`<p role="alert" class="problem"> </p>`),Id=H(`<form class="fields"><label>Name <input autocomplete="username" autocapitalize="none" required=""/></label> <label>Password <input type="password" autocomplete="current-password" required=""/></label> <!> <button class="primary">Sign in</button></form>`),Ld=H(`<p class="provider svelte-1kxcbex"><a class="button" href="sign-in/provider"> </a></p>`),Rd=H(`<h1>Sign in</h1> <!> <div class="card svelte-1kxcbex"><!> <!> <!></div> <p class="small muted">Have you forgotten your password? Whoever runs this service can give you another one.</p>`,1);function zd(e,t){E(t,!0);let n=new cs,r=A(``),i=A(``),a=A($t({password:!0,provider:null})),o=A(!1),s=Nd();$o(`GET`,Z(`sign-in`)).then(e=>j(a,e,!0),()=>{});async function c(e){e.preventDefault(),await n.run(()=>os.signIn(z(r),z(i)).catch(l)),j(i,``)}function l(e){throw e instanceof Yo&&e.wait!==null&&(j(o,!0),setTimeout(()=>{j(o,!1),n.problem=``},e.wait*1e3)),e}var u=Rd();oi(`1kxcbex`,e=>{On(()=>{rn.title=`Sign in · codesim`})});var d=F(N(u),2),f=e=>{U(e,Pd())};G(d,e=>{os.hasEnded&&e(f)});var p=F(d,2),m=M(p),h=e=>{var t=Fd(),n=P(t,!0);I(()=>W(n,s)),U(e,t)};G(m,e=>{s&&e(h)});var g=F(m,2),_=e=>{var t=Id(),a=M(t),s=F(M(a));q(s),T(a);var l=F(a,2),u=F(M(l));q(u),T(l);var d=F(l,2);_s(d,{get of(){return n}});var f=F(d,2);T(t),I(()=>f.disabled=n.busy||z(o)),B(`submit`,t,c),Ai(s,()=>z(r),e=>j(r,e)),Ai(u,()=>z(i),e=>j(i,e)),U(e,t)};G(g,e=>{z(a).password&&e(_)});var v=F(g,2),y=e=>{var t=Ld(),n=M(t),r=P(n);T(t),I(e=>W(r,`Sign in with ${e??``}`),[()=>Y(z(a).provider)]),V(`click`,n,function(...e){jd?.apply(this,e)}),U(e,t)};G(v,e=>{z(a).provider!==null&&e(y)}),T(p),Ae(2),U(e,u),D()}Or([`click`]);var Bd=H(`<button>Change</button> <dialog><form class="fields"><!> <label class="check"><input type="checkbox"/> Admin</label> <!> <div class="tools"><button class="primary">Save</button> <button type="button">Cancel</button></div></form></dialog>`,1);function Vd(e,t){E(t,!0);let n=new cs,r=A(void 0),i=A(``),a=A(!1);function o(){j(i,``),j(a,t.user.is_admin,!0),n.problem=``,z(r)?.showModal()}async function s(e){e.preventDefault(),await n.run(async()=>{await Q(`PUT`,Z(`users`,t.user.name),{password:z(i)||null,is_admin:z(a)}),await t.done()})&&z(r)?.close()}var c=Bd(),l=N(c),u=F(l,2),d=M(u),f=M(d);hs(f,{label:`New password, which signs them out everywhere`,required:!1,get value(){return z(i)},set value(e){j(i,e,!0)}});var p=F(f,2),m=M(p);q(m),Ae(),T(p);var h=F(p,2);_s(h,{get of(){return n}});var g=F(h,2),_=M(g),v=F(_,2);T(g),T(d),T(u),Ri(u,e=>j(r,e),()=>z(r)),I((e,t)=>{J(l,`aria-label`,`Change ${e??``}`),J(u,`aria-label`,`Change ${t??``}`),_.disabled=n.busy},[()=>Y(t.user.name),()=>Y(t.user.name)]),V(`click`,l,o),B(`submit`,d,s),Ni(m,()=>z(a),e=>j(a,e)),V(`click`,v,()=>z(r)?.close()),U(e,c),D()}Or([`click`]);var Hd=H(`<p>Their sessions, tokens and links end. Their uploads and decisions stay.</p>`),Ud=H(`<!> <!>`,1),Wd=H(`<span class="small muted">you</span>`),Gd=H(`<li><span><!></span> <span class="small muted"> </span> <!></li>`),Kd=H(`<ul class="items card"></ul>`),qd=H(`<h1>Users</h1> <!> <section class="card" aria-labelledby="add"><h2 id="add">Add a user</h2> <form class="fields"><label>Name <input required="" maxlength="200" autocomplete="off" autocapitalize="none"/></label> <!> <label class="check"><input type="checkbox"/> Admin: sees all courses, adds courses and users</label> <!> <button class="primary"> </button></form></section>`,1);function Jd(e,t){E(t,!0);let n=new ss(()=>Q(`GET`,Z(`users`))),r=new cs,i=A(``),a=A(``),o=A(!1);async function s(e){e.preventDefault(),await r.run(async()=>{await Q(`POST`,Z(`users`),{name:z(i).trim(),password:z(a)||null,is_admin:z(o)}),j(i,j(a,``),!0),j(o,!1),await n.again()})}async function c({name:e}){await Q(`DELETE`,Z(`users`,e)),await n.again()}function l({is_admin:e,has_password:t}){return`${e?`admin, `:``}signs in ${t?`with a password`:`at the provider`}`}var u=qd();oi(`126u4hr`,e=>{On(()=>{rn.title=`Users · codesim`})});var f=F(N(u),2);fs(f,{get of(){return n},children:(e,t=d)=>{var r=Kd();K(r,21,t,e=>e.name,(e,t)=>{var r=Gd(),i=M(r);$(M(i),{get of(){return z(t).name}}),T(i);var a=F(i,2),o=P(a,!0),s=F(a,2),u=e=>{var r=Ud(),i=N(r);Vd(i,{get user(){return z(t)},done:()=>n.again()}),ol(F(i,2),{action:`Remove`,get about(){return z(t).name},does:()=>c(z(t)),children:(e,t)=>{U(e,Hd())},$$slots:{default:!0}}),U(e,r)},d=e=>{U(e,Wd())};G(s,e=>{z(t).name===os.me.name?e(d,-1):e(u)}),T(r),I(e=>W(o,e),[()=>l(z(t))]),U(e,r)}),T(r),U(e,r)},$$slots:{default:!0}});var p=F(f,2),m=F(M(p),2),h=M(m),g=F(M(h));q(g),T(h);var _=F(h,2);hs(_,{label:`Password, if they do not sign in at the provider`,required:!1,get value(){return z(a)},set value(e){j(a,e,!0)}});var v=F(_,2),y=M(v);q(y),Ae(),T(v);var b=F(v,2);_s(b,{get of(){return r}});var x=F(b,2),S=P(x);T(m),T(p),I(e=>{x.disabled=r.busy,W(S,`Add user ${e??``}`)},[()=>Y(z(i).trim())]),B(`submit`,m,s),Ai(g,()=>z(i),e=>j(i,e)),Ni(y,()=>z(o),e=>j(o,e)),U(e,u),D()}var Yd=H(`<a class="small who svelte-1k8l0jd"><bdi class="name"> </bdi></a> <button>Sign out</button>`,1),Xd=H(`<p role="alert" class="problem"> </p>`),Zd=H(`<!> <!> <footer class="small muted svelte-1k8l0jd">codesim is free software, and so are the libraries in this page: <a href="licenses.md">their licences</a>. <a>API</a></footer>`,1);function Qd(e,t){E(t,!0);let n=e=>{var t=Lr(),n=N(t),r=e=>{var t=Yd(),n=N(t),r=P(M(n),!0);T(n);var i=F(n,2);I((e,t,a)=>{J(n,`href`,e),J(n,`aria-label`,`Account of ${t??``}`),W(r,a),i.disabled=u.busy},[()=>X(`account`),()=>Y(os.me.name),()=>Y(os.me.name)]),V(`click`,i,()=>u.run(()=>os.signOut())),U(e,t)};G(n,e=>{os.me&&e(r)}),U(e,t)},r=O(()=>[...os.me?[[``,`Courses`]]:[],...os.isAdmin?[[`users`,`Users`],[`audit`,`Audit log`]]:[]]),i=O(()=>so.parts),a=O(()=>h(z(i),3)),o=O(()=>z(a)[0]),s=O(()=>z(a)[1]),c=O(()=>z(a)[2]),l=O(()=>z(o)===`course`&&/^\d+$/.test(z(s)??``)?Number(z(s)):void 0),u=new cs;{let t=O(()=>os.me?.name);Do(e,{get views(){return z(r)},get tools(){return n},get reader(){return z(t)},children:(e,t)=>{var n=Zd(),r=N(n),i=e=>{var t=Xd(),n=P(t,!0);I(()=>W(n,u.problem)),U(e,t)};G(r,e=>{u.problem&&e(i)});var a=F(r,2),d=e=>{zs(e,{})},f=e=>{zd(e,{})},p=e=>{var t=Lr();Yr(N(t),()=>so.moves,e=>{var t=Lr(),n=N(t),r=e=>{Wl(e,{})},i=e=>{Cl(e,{get id(){return z(l)}})},a=e=>{Od(e,{get id(){return z(l)}})},u=e=>{ed(e,{get id(){return z(s)}})},d=e=>{ws(e,{})},f=e=>{Jd(e,{})},p=e=>{Js(e,{})},m=e=>{nd(e,{})};G(n,e=>{z(o)===``?e(r):z(l)!==void 0&&z(c)===void 0?e(i,1):z(l)!==void 0&&z(c)===`settings`&&os.isAdmin?e(a,2):z(o)===`job`&&z(s)?e(u,3):z(o)===`account`?e(d,4):z(o)===`users`&&os.isAdmin?e(f,5):z(o)===`audit`&&os.isAdmin?e(p,6):e(m,-1)}),U(e,t)}),U(e,t)};G(a,e=>{z(o)===`api`?e(d):os.me?e(p,-1):e(f,1)});var m=F(a,2),h=F(M(m),3);T(m),I(e=>J(h,`href`,e),[()=>X(`api`)]),U(e,n)},$$slots:{default:!0}})}D()}Or([`click`]),Ki(Wi),os.resume().then(()=>{Md(),Ur(Qd,{target:document.getElementById(`page`)})})})();